import type { IndexItem } from '../../components/index-list.tsx';
import { Link } from '../../components/link.tsx';
import type { ServiceSlug } from '../../facts/services.ts';
import { useCards } from '../../i18n/use-copy.ts';
import { Drawing } from '../shared/drawing.tsx';

export function useServiceItem(): (slug: ServiceSlug) => IndexItem {
  const card = useCards('services');
  return (slug) => ({
    key: slug,
    drawing: <Drawing name={`services/${slug}`} form="small" />,
    link: (
      <Link to="/services/$slug" params={{ slug }}>
        {card(slug).title}
      </Link>
    ),
    summary: card(slug).summary,
  });
}
