import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { firefox, type Session } from './firefox.ts';
import { serve } from './serve.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

/** The site, and the site whose client script comes late or never. */
const ports = { site: await serve(), late: await serve(3000), never: await serve(3_600_000) };

/** The same journeys in every engine that is installed, each with a visitor of its own. */
export function inEveryEngine(script: boolean, journeys: (visitor: Visitor) => void) {
  for (const engine of [firefox, webkit])
    describe.skipIf(engine.missing.length > 0)(`${engine.name}`, () => {
      let session: Session;
      const begin = async () => void (session = await engine.begin(script, ports.site));
      beforeAll(begin);
      const answer = () => Promise.race([session.run(() => {}), setTimeout(10_000, null, { ref: false }).then(() => Promise.reject())]);
      // A browser that has crashed or hangs (WebKit does either at times) is started again, so that a retry can pass.
      beforeEach(() => answer().catch(() => Promise.allSettled([begin(), session.end()])), 60_000);
      afterAll(() => session?.end());
      journeys(createVisitor(() => session, ports));
    });
}
