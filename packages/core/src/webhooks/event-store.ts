/** What a store knows of an event: it is yours to handle, somebody is at it, or it was handled. */
export type EventClaim = 'claimed' | 'busy' | 'done';

/**
 * Remembers which events were handled, so that a second delivery does nothing. Back it with what all of your
 * processes share: of several claims for one id at once, exactly one may be answered with `claimed`.
 *
 * @see https://redis.io/docs/latest/commands/set/ for a claim in one step: `SET id busy NX EX 60`
 */
export interface EventStore {
  /**
   * Claims an event. A claim that is neither committed nor released should run out after a minute or more, since its
   * process may have died.
   *
   * @param id - The event's id.
   * @returns `claimed` if it is yours now, `busy` if it is another's, `done` if it was handled.
   */
  claim(id: string): EventClaim | Promise<EventClaim>;
  /**
   * Every handler succeeded. To be remembered for at least 48 hours: for so long the platform delivers again.
   *
   * @param id - The event's id.
   */
  commit(id: string): void | Promise<void>;
  /**
   * A handler failed: the next delivery may claim the event.
   *
   * @param id - The event's id.
   */
  release(id: string): void | Promise<void>;
}
