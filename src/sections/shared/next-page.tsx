import { Phrased } from '../../components/phrased.tsx';
import { NextLink } from '../../components/next-link.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { slugsOf, useItem, type Family } from './families.tsx';

/** The link from a page to the next one of its family; the last leads to the first. */
export function NextPage({ family, slug }: { family: Family; slug: string }) {
  const t = useCopy(family === 'industries' ? 'industry' : 'service');
  const item = useItem(family, (title) => <Phrased>{title}</Phrased>);
  const slugs = slugsOf(family);
  const { link, summary, drawing } = item(slugs[(slugs.indexOf(slug) + 1) % slugs.length]!);
  return (
    <NextLink label={t('next')} text={summary} drawing={drawing}>
      {link}
    </NextLink>
  );
}
