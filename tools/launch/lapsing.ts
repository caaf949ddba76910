const dayMs = 86_400_000;
/** How many days before its last day something must be renewed. */
const noticeDays = 60;

interface Held {
  what: string;
  file: string;
  /** A date or a time in the format of RFC 3339. */
  until: string;
}

/** One message for each item that is valid for less than 60 days from now, with the file in which to renew it. */
export const lapsing = (held: readonly Held[], now: Date): string[] =>
  held
    .filter(({ until }) => !(new Date(until).getTime() - now.getTime() >= noticeDays * dayMs))
    .map(({ what, file, until }) => `${file}: ${what} holds until ${until}; expected at least ${noticeDays} days from now`);
