import { Link } from '../../components/link.tsx';
import { Phrased } from '../../components/phrased.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { industrySlugs, type IndustrySlug } from '../../facts/industries.ts';
import { useCopy, useCards } from '../../i18n/use-copy.ts';
import { Drawing } from '../shared/drawing.tsx';

export function NextIndustry({ slug }: { slug: IndustrySlug }) {
  const t = useCopy('industry');
  const card = useCards('industries');
  const next = industrySlugs[(industrySlugs.indexOf(slug) + 1) % industrySlugs.length]!;
  return (
    <WayOn label={t('next')} text={card(next).summary} drawing={<Drawing name={`marks#${next}`} form="mark" />}>
      <Link to="/industries/$slug" params={{ slug: next }}>
        <Phrased>{card(next).title}</Phrased>
      </Link>
    </WayOn>
  );
}
