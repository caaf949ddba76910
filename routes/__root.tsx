import { createRootRouteWithContext } from '@tanstack/react-router';
import { SiteFrame } from '../src/sections/site-frame';
import type { SiteContext } from '../src/site/context';
import { pathIn } from '../src/site/path-in';

export const Route = createRootRouteWithContext<SiteContext>()({
  beforeLoad: ({ context, location, preload }) => context.bring(pathIn(context.language, location.pathname), preload),
  component: SiteFrame,
});
