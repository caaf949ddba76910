const dayMs = 86_400_000;
/** So long before its last day something is to be renewed. */
const noticeDays = 60;

interface Held {
  what: string;
  file: string;
  /** A day or a time after RFC 3339. */
  until: string;
}

/** Names what holds for less than sixty days from now, with the file in which to renew it. */
export const lapsing = (held: readonly Held[], now: Date): string[] =>
  held
    .filter(({ until }) => !(new Date(until).getTime() - now.getTime() >= noticeDays * dayMs))
    .map(({ what, file, until }) => `${file}: ${what} holds until ${until}; expected at least ${noticeDays} days from now`);
