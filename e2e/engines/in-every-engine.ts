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
      // A browser that has crashed (as WebKit does where Mesa’s software driver fails) is begun again, so that a retry means something.
      beforeEach(() => session.run(() => {}).catch(begin), 60_000);
      afterAll(() => session?.end());
      journeys(createVisitor(() => session, ports));
    });
}
