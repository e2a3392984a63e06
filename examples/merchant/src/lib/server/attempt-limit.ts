/** Failed attempts of one sender. */
interface Failures {
  readonly count: number;
  /** Time at which they are forgotten, in milliseconds since the Unix epoch. */
  readonly until: number;
}

const maxFailures = 5;
const period = 15 * 60 * 1000;
const maxSenders = 10_000;

/** Failed attempts of all senders in a period, after which each sender has one attempt only. */
const maxTotal = 500;

/**
 * Limit of failed sign-in attempts by sender: five in 15 minutes, or one while there are more than 500 failed attempts of
 * all senders. A sender without failed attempts can always sign in, so others cannot lock the merchant out.
 */
export interface AttemptLimit {
  /**
   * Counts an attempt as failed, before its password is checked, so that concurrent attempts count too.
   *
   * @returns The time to wait, in seconds, if the sender has no attempt left. Otherwise 0.
   */
  begin(sender: string): number;
  /** Forgets the failed attempts of a sender after a sign-in. */
  succeed(sender: string): void;
}

/** Creates a limit in the memory of this process: each process has its own, and a restart forgets it. */
export function createAttemptLimit(): AttemptLimit {
  const failures = new Map<string, Failures>();
  let total: Failures = { count: 0, until: 0 };
  return {
    begin(sender) {
      const now = Date.now();
      const current = (known: Failures | undefined) => (known && known.until > now ? known : undefined);
      total = current(total) ?? { count: 0, until: now + period };
      const { count, until } = current(failures.get(sender)) ?? { count: 0, until: now + period };
      if (count >= (total.count > maxTotal ? 1 : maxFailures)) return Math.ceil((until - now) / 1000);
      total = { ...total, count: total.count + 1 };
      failures.delete(sender);
      failures.set(sender, { count: count + 1, until });
      // The sender whose last attempt is the oldest is forgotten first.
      const [oldest] = failures.keys();
      if (failures.size > maxSenders && oldest !== undefined) failures.delete(oldest);
      return 0;
    },
    succeed: (sender) => void failures.delete(sender),
  };
}
