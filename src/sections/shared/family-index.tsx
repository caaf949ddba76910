import { IndexList } from '../../components/index-list.tsx';
import { Section } from '../../components/section.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { families, slugsOf, useItem, type Family } from './families.tsx';

/** All pages of a family, on its index page. */
export function FamilyIndex({ family }: { family: Family }) {
  const t = useCopy(family);
  return (
    <Section id={family} title={t('listTitle')}>
      <IndexList form={families[family].form} items={slugsOf(family).map(useItem(family))} />
    </Section>
  );
}
