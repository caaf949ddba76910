import { IndexList } from '../../components/index-list.tsx';
import { Section } from '../../components/section.tsx';
import { previewCount } from '../../facts/home.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { paperAt } from '../../pages.ts';
import { families, slugsOf, useItem, type Family } from '../shared/families.tsx';
import { ShowAll } from './show-all.tsx';

interface Props {
  family: Family;
  form: 'rail' | 'bar';
}

/** The first pages of a family, and a button that shows the others. */
export function FamilyPreview({ family, form }: Props) {
  const t = useCopy('home');
  const list = `${family}-list`;
  return (
    <Section id={family} title={t(`${family}.title`)} lead={t(`${family}.lead`)} form={form} paper={paperAt(`/${family}`)}>
      <IndexList id={list} items={slugsOf(family).map(useItem(family))} shown={previewCount} form={families[family].form} />
      <ShowAll list={list} to={`/${family}`} label={t(`${family}.showAll`)} announcement={t(`${family}.shown`)} />
    </Section>
  );
}
