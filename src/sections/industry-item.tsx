import type { IndexItem } from '../components/index-list';
import { Link } from '../components/link';
import type { IndustrySlug } from '../facts/industries';
import { useIndustryCards } from '../i18n/use-copy';
import { industryPictograms } from '../theme/pictogram-names';
import { Pictogram } from './pictogram';

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
