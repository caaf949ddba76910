import { createRootRouteWithContext } from '@tanstack/react-router';
import { SiteFrame } from '../src/frame/site-frame.tsx';
import type { SiteContext } from '../src/i18n/site-context.ts';
import { pathIn } from '../src/i18n/path-in.ts';

export const Route = createRootRouteWithContext<SiteContext>()({
  beforeLoad: ({ context, location, preload, abortController: { signal } }) =>
    context.load(pathIn(context.language, location.pathname), { preload, signal }),
  component: SiteFrame,
});
