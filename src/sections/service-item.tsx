import type { IndexItem } from '../components/index-list';
import { Link } from '../components/link';
import type { ServiceSlug } from '../facts/services';
import { useServiceCards } from '../i18n/use-copy';
import { servicePictograms } from '../theme/pictogram-names';
import { Pictogram } from './pictogram';

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
