/** Result of a claim: `claimed` (process it), `busy` (being processed elsewhere) or `done` (already processed). */
export type EventClaim = 'claimed' | 'busy' | 'done';

/**
 * Store of processed events, used to skip duplicate deliveries. Back it with storage that all of your processes share.
 * Claims must be atomic: of several concurrent claims for one ID, exactly one returns `claimed`.
 *
 * Each delivery has a random `owner`. A store whose claims expire keeps it with the claim, so that a delivery cannot
 * release a later one's claim.
 *
 * @see https://redis.io/docs/latest/commands/set/ Redis: `SET id owner NX GET PX 300000` for an atomic claim
 */
export interface EventStore {
  /**
   * Claims an event for processing. A claim that is neither committed nor released should expire after some minutes,
   * because its process may have crashed. Choose a time longer than the slowest handler and the longest outage take.
   *
   * @param id - Event ID.
   * @param owner - Random ID of the delivery. A repeated claim of the same owner returns `claimed`.
   * @returns `claimed` if the caller should process the event, `busy` if another process is at it, `done` if it was
   * processed.
   */
  claim(id: string, owner: string): EventClaim | Promise<EventClaim>;
  /**
   * Marks an event as processed, after all handlers succeeded. Keep it for at least 48 hours, the period in which the
   * platform redelivers. Repeated for 30 seconds if it fails.
   *
   * @param id - Event ID.
   * @param owner - Random ID of the delivery.
   */
  commit(id: string, owner: string): void | Promise<void>;
  /**
   * Releases a claim after a handler failed, so that the next delivery is processed. If this fails, the claim stays until
   * it expires.
   *
   * @param id - Event ID.
   * @param owner - Random ID of the delivery. A claim of another owner must be kept.
   */
  release(id: string, owner: string): void | Promise<void>;
}
