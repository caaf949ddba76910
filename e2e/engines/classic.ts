import { setTimeout as pause } from 'node:timers/promises';
import { call, type Session } from './engine.ts';

interface Failure {
  error: string;
  message: string;
}

async function until(done: () => Promise<boolean>) {
  for (const deadline = Date.now() + 20_000; !(await done()); await pause(20)) {
    if (Date.now() > deadline) throw new Error(`not so after 20 s: ${String(done)}`);
  }
}

/** A session of WebDriver (W3C) with a driver that has just been started. */
export async function classic(driver: string, capabilities: object): Promise<Session> {
  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${(value as Failure).error}: ${(value as Failure).message}`);
    return value;
  }

  await until(() =>
    fetch(`${driver}/status`).then(
      () => true,
      () => false,
    ),
  );
  const begun = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const path = `/session/${(begun as { sessionId: string }).sessionId}`;

  const run: Session['run'] = async (inPage, ...args) => {
    const script = `return ${call(inPage, 'arguments[0]')}`;
    return JSON.parse((await send('POST', `${path}/execute/sync`, { script, args: [JSON.stringify(args)] })) as string);
  };

  return {
    run,
    async goTo(url) {
      await send('POST', `${path}/url`, { url });
    },
    async perform(input) {
      await send('POST', `${path}/actions`, { actions: [input] });
    },
    /** WebDriver sizes the window with its frame; here only the height has one, and it is the width that decides. */
    async resize(width, height) {
      await send('POST', `${path}/window/rect`, { width, height });
      await until(async () => (await run(() => window.innerWidth)) === width);
    },
    async end() {
      await send('DELETE', path);
    },
  };
}
