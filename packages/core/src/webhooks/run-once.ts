import type { EventStore } from './event-store.js';
import type { ParsedEvent } from './parsed-event.js';
import { WebhookError } from './webhook-error.js';

type Run = (event: ParsedEvent) => unknown;

/** Runs all handlers to completion, then throws the first error. */
async function runAll(handlers: readonly Run[], event: ParsedEvent): Promise<void> {
  const results = await Promise.allSettled(handlers.map((run) => Promise.resolve(event).then(run)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/** Period in which a failed commit is repeated, and the first delay, in milliseconds. The delay doubles up to a second. */
const COMMIT = { period: 30_000, delay: 100 };

/**
 * Commits an event whose handlers succeeded. A store that fails just now must not forget that, because the next delivery
 * would run the handlers again.
 */
async function commit(store: EventStore, id: string, owner: string): Promise<void> {
  const end = performance.now() + COMMIT.period;
  for (let { delay } = COMMIT; ; delay = Math.min(delay * 2, 1000)) {
    try {
      return await store.commit(id, owner);
    } catch (error) {
      if (performance.now() + delay > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

/**
 * Runs an event's handlers unless they already succeeded. Events without an ID always run.
 *
 * @returns Whether the handlers ran.
 */
export async function runOnce(
  store: EventStore,
  id: string | undefined,
  handlers: readonly Run[],
  event: ParsedEvent,
): Promise<boolean> {
  if (id === undefined || handlers.length === 0) {
    await runAll(handlers, event);
    return true;
  }
  const owner = crypto.randomUUID();
  const claim = await store.claim(id, owner);
  if (claim === 'busy') throw new WebhookError('event_in_progress', event.eventType);
  if (claim === 'done') return false;
  try {
    await runAll(handlers, event);
  } catch (error) {
    // The handler's error is the cause, whether or not the store releases the claim.
    await (async () => store.release(id, owner))().catch(() => {});
    throw error;
  }
  await commit(store, id, owner);
  return true;
}
