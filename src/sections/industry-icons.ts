import {
  IconBackhoe, IconStack2, IconBox, IconCar, IconCpu, IconDiamond, IconDroplet, IconFlask2, IconHanger, IconShip, IconStethoscope,
  IconWall, IconWashMachine, IconWheat, type Icon,
} from '@tabler/icons-react';
import type { IndustrySlug } from '../facts/industries';

export const industryIcons: Record<IndustrySlug, Icon> = {
  'energy-petrochemicals': IconDroplet,
  'metals-materials': IconStack2,
  'agriculture-foodstuffs': IconWheat,
  'industrial-chemicals': IconFlask2,
  'construction-building': IconWall,
  'electronics-ict': IconCpu,
  'consumer-durables': IconWashMachine,
  'medical-ppe': IconStethoscope,
  automotive: IconCar,
  'textiles-apparel': IconHanger,
  'packaging-paper': IconBox,
  'mining-minerals': IconDiamond,
  'marine-supplies': IconShip,
  'light-heavy-machinery': IconBackhoe,
};
