import { call, type Session } from './engine.ts';

interface Answer {
  id: number | null;
  type: 'success' | 'error' | 'event';
  result: unknown;
  error?: string;
  message?: string;
}

interface Question {
  method: string;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Evaluated {
  type: 'success' | 'exception';
  result: { value?: string };
  exceptionDetails: { text: string };
}

/** A session of WebDriver BiDi (W3C) in the first window that there is. */
export async function connect(address: string): Promise<Session> {
  const socket = new WebSocket(address);
  const open = new Map<number, Question>();
  let sent = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data as string) as Answer;
    const question = open.get(id ?? 0);
    if (!question) return;
    open.delete(id!);
    if (type === 'error') question.reject(new Error(`${question.method}: ${error}: ${message}`));
    else question.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { method, reject } of open.values()) reject(new Error(`${method}: the browser is gone`));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`no WebDriver BiDi at ${address}`)));
  });

  function send(method: string, params: object): Promise<unknown> {
    const id = (sent += 1);
    return new Promise((resolve, reject) => {
      open.set(id, { method, resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  }

  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const { context } = contexts[0]!;

  return {
    async goTo(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(inPage, ...args) {
      const { type, result, exceptionDetails } = (await send('script.callFunction', {
        functionDeclaration: `(args) => ${call(inPage, 'args')}`,
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: false,
      })) as Evaluated;
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return JSON.parse(result.value!);
    },
    async perform(input) {
      await send('input.performActions', { context, actions: [input] });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async end() {
      await send('session.end', {});
    },
  };
}
