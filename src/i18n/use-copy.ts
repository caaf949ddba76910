import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { IndustrySlug } from '../facts/industries.ts';
import type { LegalSlug } from '../facts/legal.ts';
import type { ServiceSlug } from '../facts/services.ts';
import type { Copy } from './resources.ts';

/** `t` for one locale file. */
export function useCopy<N extends keyof Copy>(namespace: N): TFunction<N> {
  return useTranslation(namespace).t as unknown as TFunction<N>;
}

// The files of a family share one type; the build checks that they have one shape.
export function useIndustryCopy(slug: IndustrySlug): TFunction<'industries/[slug]'> {
  return useCopy(`industries/${slug}` as 'industries/[slug]');
}

export function useServiceCopy(slug: ServiceSlug): TFunction<'services/[slug]'> {
  return useCopy(`services/${slug}` as 'services/[slug]');
}

export function useLegalCopy(slug: LegalSlug): TFunction<'legal/[slug]'> {
  return useCopy(`legal/${slug}` as 'legal/[slug]');
}

interface Slugs {
  industries: IndustrySlug;
  services: ServiceSlug;
}

/** Returns a function for the title and summary of a page by its slug, for its card. */
export function useCards<Family extends keyof Slugs>(family: Family): (slug: Slugs[Family]) => { title: string; summary: string } {
  const { t } = useTranslation();
  return (slug) => {
    const ns = `${family}/${slug}` as 'industries/[slug]';
    return { title: t('title', { ns }), summary: t('summary', { ns }) };
  };
}
