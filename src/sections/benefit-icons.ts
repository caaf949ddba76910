import { IconClockHour4, IconFileCertificate, IconPlant2, IconRoute2, IconUsersGroup, IconWorld, type Icon } from '@tabler/icons-react';
import type { benefits } from '../facts/home';

export const benefitIcons: Record<(typeof benefits)[number], Icon> = {
  globalReach: IconWorld,
  compliance: IconFileCertificate,
  growth: IconPlant2,
  team: IconUsersGroup,
  response: IconClockHour4,
  endToEnd: IconRoute2,
};
