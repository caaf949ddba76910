import { createRootRouteWithContext } from '@tanstack/react-router';
import { SiteFrame } from '../src/sections/site-frame';
import type { SiteContext } from '../src/i18n/site-context';
import { pathIn } from '../src/i18n/path-in';

export const Route = createRootRouteWithContext<SiteContext>()({
  beforeLoad: ({ context, location, preload, abortController: { signal } }) =>
    context.bring(pathIn(context.language, location.pathname), { preload, signal }),
  component: SiteFrame,
});
