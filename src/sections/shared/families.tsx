import type { ReactNode } from 'react';
import type { IndexItem } from '../../components/index-list.tsx';
import { Link } from '../../components/link.tsx';
import { Mark } from '../../components/mark.tsx';
import { industrySlugs, type IndustrySlug } from '../../facts/industries.ts';
import { serviceSlugs } from '../../facts/services.ts';
import { useCards } from '../../i18n/use-copy.ts';
import { Drawing } from './drawing.tsx';

/** The two families of pages: which they are, and what each page is drawn as in a list. */
export const families = {
  industries: {
    slugs: industrySlugs,
    form: 'marked',
    drawing: (slug: string) => <Mark index={industrySlugs.indexOf(slug as IndustrySlug)} />,
  },
  services: { slugs: serviceSlugs, form: 'drawn', drawing: (slug: string) => <Drawing name={`services/${slug}`} form="small" /> },
} as const;

export type Family = keyof typeof families;

/** The slugs of a family, in the order of the specification. */
export const slugsOf = (family: Family): readonly string[] => families[family].slugs;

/** Returns a function for a page of a family, by its slug, as an entry of a list. `shown` returns the markup of its title. */
export function useItem(family: Family, shown = (title: string): ReactNode => title): (slug: string) => IndexItem {
  const card = useCards(family) as (slug: string) => { title: string; summary: string };
  return (slug) => ({
    key: slug,
    drawing: families[family].drawing(slug),
    link: (
      <Link to={`/${family as 'industries'}/$slug`} params={{ slug: slug as IndustrySlug }}>
        {shown(card(slug).title)}
      </Link>
    ),
    summary: card(slug).summary,
  });
}
