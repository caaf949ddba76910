/** What a session is begun with. */
export interface Terms {
  /** Whether the pages’ scripts run; those of a session do always. */
  script: boolean;
  /** Where every host but this one is found. */
  proxyPort: number;
}

/** An engine of its own, whose remote control a session speaks. */
export interface Engine {
  name: string;
  /** Debian’s packages. */
  packages: string;
  /** The programs that this machine lacks. */
  missing: string[];
  begin(terms: Terms): Promise<Session>;
}

/** A source of input, as WebDriver and WebDriver BiDi both write it. */
export type Input =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] };

export type PointerAction = { type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** The part of the two protocols that the journeys need. */
export interface Session {
  /** Resolves when the document is loaded. */
  goTo(address: string): Promise<void>;
  /** Calls the function in the page; it sees nothing around it but its arguments. */
  run<Result, Args extends unknown[]>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  perform(input: Input): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  end(): Promise<void>;
}

/** An expression that calls the function with arguments that stand as JSON in the variable, and is JSON itself. */
export const call = (inPage: (...args: never[]) => unknown, variable: string) =>
  `JSON.stringify((${String(inPage)})(...JSON.parse(${variable})) ?? null)`;
