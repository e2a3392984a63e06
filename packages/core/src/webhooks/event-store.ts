/** Result of a claim: `claimed` (process it), `busy` (being processed elsewhere) or `done` (already processed). */
export type EventClaim = 'claimed' | 'busy' | 'done';

/**
 * Store of processed events, used to skip duplicate deliveries. Back it with storage that all of your processes share.
 * Claims must be atomic: of several concurrent claims for one ID, exactly one returns `claimed`.
 *
 * @see https://redis.io/docs/latest/commands/set/ Redis: `SET id busy NX EX 60` for an atomic claim
 */
export interface EventStore {
  /**
   * Claims an event for processing. A claim that is neither committed nor released should expire after a minute or
   * more, because its process may have crashed.
   *
   * @param id - Event ID.
   * @returns `claimed` if the caller should process the event, `busy` if another process is at it, `done` if it was
   * processed.
   */
  claim(id: string): EventClaim | Promise<EventClaim>;
  /**
   * Marks an event as processed, after all handlers succeeded. Keep it for at least 48 hours, the period in which the
   * platform redelivers.
   *
   * @param id - Event ID.
   */
  commit(id: string): void | Promise<void>;
  /**
   * Releases a claim after a handler failed, so that the next delivery is processed.
   *
   * @param id - Event ID.
   */
  release(id: string): void | Promise<void>;
}
