/** The generations of a session whose cookies a request brought. */
interface Generations {
  /** The newest one: the session. Empty for a session that was never signed in or out. */
  readonly current: string;
  /** The others: sessions that have ended. */
  readonly ended: readonly string[];
  /** The one that a sign-in or sign-out of this request starts. */
  readonly next: string;
  /** The name of a generation's cookie, without the prefix of secure ones. */
  nameOf(this: void, generation: string): string;
}

const NAME = 'cartwright-session';

/** As many digits as milliseconds since 1970 have until the year 2286, so that generations sort as texts. */
const DIGITS = 13;

/**
 * Reads the generations of a session off the names of its cookies: a number that grows with each sign-in and sign-out, or
 * nothing before the first one. It is the time of the request that started it, so that of two such requests that ran at
 * once the later one counts, in whichever order the browser receives their responses.
 *
 * @param names - The names of the request's cookies.
 * @param secure - Whether names have the prefix of secure cookies.
 * @param now - The time of the request, in milliseconds since 1970.
 */
export function readGenerations(names: Iterable<string>, secure: boolean, now: number): Generations {
  const pattern = new RegExp(`^${secure ? '__Host-' : ''}${NAME}(?:-(\\d{${DIGITS}}))?(?:\\.\\d)?$`);
  const found = new Set([...names].flatMap((name) => (pattern.test(name) ? [pattern.exec(name)?.[1] ?? ''] : [])));
  const [current = '', ...ended] = [...found].sort().reverse();
  return {
    current,
    ended,
    next: `${Math.max(now, Number(current) + 1)}`.padStart(DIGITS, '0'),
    nameOf: (generation) => (generation ? `${NAME}-${generation}` : NAME),
  };
}
