import type { EventStore } from './event-store.js';
import type { ParsedEvent } from './parsed-event.js';
import { WebhookError } from './webhook-error.js';

type Run = (event: ParsedEvent) => unknown;

/** Runs all handlers to completion, then throws the first error. */
async function runAll(handlers: readonly Run[], event: ParsedEvent): Promise<void> {
  const results = await Promise.allSettled(handlers.map((run) => Promise.resolve(event).then(run)));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
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
  const claim = await store.claim(id);
  if (claim === 'busy') throw new WebhookError('event_in_progress', event.eventType);
  if (claim === 'done') return false;
  try {
    await runAll(handlers, event);
  } catch (error) {
    await store.release(id);
    throw error;
  }
  await store.commit(id);
  return true;
}
