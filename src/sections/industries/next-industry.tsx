import { Link } from '../../components/link.tsx';
import { Mark } from '../../components/mark.tsx';
import { Phrased } from '../../components/phrased.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { industrySlugs, type IndustrySlug } from '../../facts/industries.ts';
import { useCopy, useCards } from '../../i18n/use-copy.ts';

export function NextIndustry({ slug }: { slug: IndustrySlug }) {
  const t = useCopy('industry');
  const card = useCards('industries');
  const place = (industrySlugs.indexOf(slug) + 1) % industrySlugs.length;
  const next = industrySlugs[place]!;
  return (
    <WayOn label={t('next')} text={card(next).summary} drawing={<Mark place={place} />}>
      <Link to="/industries/$slug" params={{ slug: next }}>
        <Phrased>{card(next).title}</Phrased>
      </Link>
    </WayOn>
  );
}
