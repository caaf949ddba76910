import {
  IconBuildingFactory2,
  IconFileCheck,
  IconRosetteDiscountCheck,
  IconRoute,
  IconScale,
  IconUmbrella,
  IconWorldSearch,
  type Icon,
} from '@tabler/icons-react';
import type { ServiceSlug } from '../facts/services';

export const serviceIcons: Record<ServiceSlug, Icon> = {
  'global-sourcing': IconWorldSearch,
  'documentation-compliance': IconFileCheck,
  'logistics-coordination': IconRoute,
  'quality-assurance': IconRosetteDiscountCheck,
  'factory-audit': IconBuildingFactory2,
  'insurance-risk': IconUmbrella,
  'trade-advisory': IconScale,
};
