import type { IndexItem } from '../../components/index-list.tsx';
import { Link } from '../../components/link.tsx';
import type { ServiceSlug } from '../../facts/services.ts';
import { useServiceCards } from '../../i18n/use-copy.ts';
import { servicePictograms } from '../../theme/pictogram-names.ts';
import { Pictogram } from '../shared/pictogram.tsx';

/** A service as lists show it. */
export function useServiceItem(): (slug: ServiceSlug) => IndexItem {
  const card = useServiceCards();
  return (slug) => ({
    key: slug,
    pictogram: <Pictogram name={servicePictograms[slug]} size={28} />,
    link: (
      <Link to="/services/$slug" params={{ slug }}>
        {card(slug).title}
      </Link>
    ),
    summary: card(slug).summary,
  });
}
