import type { IndexItem } from '../../components/index-list.tsx';
import { Link } from '../../components/link.tsx';
import { Mark } from '../../components/mark.tsx';
import { industrySlugs, type IndustrySlug } from '../../facts/industries.ts';
import { useCards } from '../../i18n/use-copy.ts';

export function useIndustryItem(): (slug: IndustrySlug) => IndexItem {
  const card = useCards('industries');
  return (slug) => ({
    key: slug,
    drawing: <Mark place={industrySlugs.indexOf(slug)} />,
    link: (
      <Link to="/industries/$slug" params={{ slug }}>
        {card(slug).title}
      </Link>
    ),
    summary: card(slug).summary,
  });
}
