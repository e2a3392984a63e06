/** Failed attempts of one address. */
interface Failures {
  readonly count: number;
  /** Time at which they are forgotten, in milliseconds since the Unix epoch. */
  readonly until: number;
}

const maxFailures = 5;
const period = 15 * 60 * 1000;
const maxAddresses = 10_000;

/** Limit of failed sign-in attempts: five in 15 minutes by address. */
export interface AttemptLimit {
  /**
   * Counts an attempt as failed, before its password is checked, so that concurrent attempts count too.
   *
   * @returns The time to wait, in seconds, if the address has no attempt left. Otherwise 0.
   */
  begin(address: string): number;
  /** Forgets the failed attempts of an address after a sign-in. */
  succeed(address: string): void;
}

/** Creates a limit in the memory of this process: each process has its own, and a restart forgets it. */
export function createAttemptLimit(): AttemptLimit {
  const failures = new Map<string, Failures>();
  return {
    begin(address) {
      const now = Date.now();
      const known = failures.get(address);
      const { count, until } = known && known.until > now ? known : { count: 0, until: now + period };
      if (count >= maxFailures) return Math.ceil((until - now) / 1000);
      failures.delete(address);
      failures.set(address, { count: count + 1, until });
      // The address whose last attempt is the oldest is forgotten first.
      const [oldest] = failures.keys();
      if (failures.size > maxAddresses && oldest !== undefined) failures.delete(oldest);
      return 0;
    },
    succeed: (address) => void failures.delete(address),
  };
}
