/** Generations of the session that a request has cookies for. */
interface Generations {
  /** The newest generation: the session. Empty if it was never signed in or out. */
  readonly current: string;
  /** Older generations: sessions that have ended. */
  readonly ended: readonly string[];
  /** Generation that a sign-in or sign-out of this request starts. */
  readonly next: string;
  /** Cookie name of a generation, without the prefix of secure cookies. */
  getCookieName(this: void, generation: string): string;
}

const COOKIE_NAME = 'cartwright-session';

/** Number of digits of milliseconds since 1970 until the year 2286, so that generations can be compared as strings. */
const TIME_DIGITS = 13;

/**
 * Reads the generations of a session from its cookie names: the time of the request that signed in or out, or nothing
 * before the first one. Of two concurrent sign-ins or sign-outs the later request wins, regardless of the order in which the
 * browser receives the responses.
 *
 * @param names - Cookie names of the request.
 * @param secure - Whether the names have the prefix of secure cookies.
 * @param now - Time of the request, in milliseconds since 1970.
 */
export function readGenerations(names: Iterable<string>, secure: boolean, now: number): Generations {
  const pattern = new RegExp(`^${secure ? '__Host-' : ''}${COOKIE_NAME}(?:-(\\d{${TIME_DIGITS}}))?(?:\\.\\d)?$`);
  const found = new Set([...names].flatMap((name) => (pattern.test(name) ? [pattern.exec(name)?.[1] ?? ''] : [])));
  const [current = '', ...ended] = [...found].sort().reverse();
  return {
    current,
    ended,
    next: `${Math.max(now, Number(current) + 1)}`.padStart(TIME_DIGITS, '0'),
    getCookieName: (generation) => (generation ? `${COOKIE_NAME}-${generation}` : COOKIE_NAME),
  };
}
