import type { IndexItem } from '../../components/index-list.tsx';
import { Link } from '../../components/link.tsx';
import type { IndustrySlug } from '../../facts/industries.ts';
import { useCards } from '../../i18n/use-copy.ts';
import { Drawing } from '../shared/drawing.tsx';

export function useIndustryItem(): (slug: IndustrySlug) => IndexItem {
  const card = useCards('industries');
  return (slug) => ({
    key: slug,
    drawing: <Drawing name={`marks#${slug}`} form="mark" />,
    link: (
      <Link to="/industries/$slug" params={{ slug }}>
        {card(slug).title}
      </Link>
    ),
    summary: card(slug).summary,
  });
}
