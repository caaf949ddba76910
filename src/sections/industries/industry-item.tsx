import type { IndexItem } from '../../components/index-list.tsx';
import { Link } from '../../components/link.tsx';
import type { IndustrySlug } from '../../facts/industries.ts';
import { useIndustryCards } from '../../i18n/use-copy.ts';
import { industryPictograms } from '../../theme/pictogram-names.ts';
import { Pictogram } from '../shared/pictogram.tsx';

/** An industry as lists show it. */
export function useIndustryItem(): (slug: IndustrySlug) => IndexItem {
  const card = useIndustryCards();
  return (slug) => ({
    key: slug,
    pictogram: <Pictogram name={industryPictograms[slug]} size={28} />,
    link: (
      <Link to="/industries/$slug" params={{ slug }}>
        {card(slug).title}
      </Link>
    ),
    summary: card(slug).summary,
  });
}
