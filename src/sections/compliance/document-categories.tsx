import { Cells } from '../../components/cells.tsx';
import { Itemised } from '../../components/itemised.tsx';
import { Section } from '../../components/section.tsx';
import { documentCategories } from '../../facts/overview.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explained } from '../shared/explained.tsx';

export function DocumentCategories() {
  const t = useCopy('compliance');
  const items = documentCategories.map((category) => t(`categories.${category}.items`, { returnObjects: true }));
  const shown = explained(items.flat());
  const first = (index: number) => items.slice(0, index).flat().length;
  return (
    <Section id="categories" title={t('categoriesTitle')}>
      <Cells
        columns={4}
        entries={documentCategories.map((category, index) => ({
          name: t(`categories.${category}.title`),
          detail: t(`categories.${category}.text`),
          more: <Itemised items={items[index]!.map((item, at) => ({ key: item, item: shown[first(index) + at] }))} />,
        }))}
      />
    </Section>
  );
}
