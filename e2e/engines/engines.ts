import { firefox } from './firefox';
import { webkit } from './webkit';

export const engines = [firefox, webkit] as const;
