import { Link } from '../../components/link.tsx';
import { Phrased } from '../../components/phrased.tsx';
import { WayOn } from '../../components/way-on.tsx';
import { serviceSlugs, type ServiceSlug } from '../../facts/services.ts';
import { useCopy, useCards } from '../../i18n/use-copy.ts';
import { Drawing } from '../shared/drawing.tsx';

export function NextService({ slug }: { slug: ServiceSlug }) {
  const t = useCopy('service');
  const card = useCards('services');
  const next = serviceSlugs[(serviceSlugs.indexOf(slug) + 1) % serviceSlugs.length]!;
  return (
    <WayOn label={t('next')} text={card(next).summary} drawing={<Drawing name={`services/${next}`} form="small" />}>
      <Link to="/services/$slug" params={{ slug: next }}>
        <Phrased>{card(next).title}</Phrased>
      </Link>
    </WayOn>
  );
}
