import type { StartData } from '../contract.ts';
import { addLink } from './add-link.ts';
import { mayPrefetch } from './speculation.ts';

/** After the load event, adds the print styles and, if the connection allows it, prefetches what the client consists of. */
export function prefetchClient({ client, data, sheet, print }: StartData, parts: readonly string[], started: AbortSignal) {
  addEventListener('load', () => {
    addLink({ rel: 'stylesheet', media: 'print', href: print });
    if (!mayPrefetch()) return;
    // Only when the browser is idle; prefetched scripts are not executed. Browsers without requestIdleCallback skip it.
    window.requestIdleCallback?.(() => {
      if (started.aborted) return;
      for (const href of [client, ...parts, data, sheet]) addLink({ rel: 'prefetch', href });
    });
  });
}
