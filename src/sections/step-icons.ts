import {
  IconFileInvoice,
  IconListSearch,
  IconMail,
  IconMap2,
  IconRefresh,
  IconSettingsCheck,
  IconShip,
  IconSignature,
  type Icon,
} from '@tabler/icons-react';
import type { homeSteps } from '../facts/home';
import type { processSteps } from '../facts/overview';

export const homeStepIcons: Record<(typeof homeSteps)[number], Icon> = {
  inquiry: IconMail,
  offer: IconFileInvoice,
  contract: IconSignature,
  shipment: IconShip,
};

export const processStepIcons: Record<(typeof processSteps)[number], Icon> = {
  discovery: IconListSearch,
  planning: IconMap2,
  execution: IconSettingsCheck,
  optimization: IconRefresh,
};
