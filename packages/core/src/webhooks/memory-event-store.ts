import type { EventStore } from './event-store.js';

/** Options of {@link memoryEventStore}. */
export interface MemoryEventStoreOptions {
  /** How many events are remembered; beyond that, the oldest are forgotten. Default 100,000. */
  maxEvents?: number;
  /** The time in milliseconds. Default `Date.now`. */
  now?: () => number;
}

/** Milliseconds for which an event is remembered: the platform delivers again for 48 hours. */
const KEPT = 50 * 60 * 60 * 1000;

/**
 * A store in memory, for one process. It remembers an event for 50 hours.
 *
 * @param options - All optional.
 * @returns The store.
 * @example
 * ```ts
 * import { memoryEventStore } from '@cartwright/core/webhooks';
 *
 * export const store = memoryEventStore({ maxEvents: 10_000 });
 * ```
 */
export function memoryEventStore({ maxEvents = 100_000, now = Date.now }: MemoryEventStoreOptions = {}): EventStore {
  const events = new Map<string, { state: 'busy' | 'done'; since: number }>();

  const remember = (id: string, state: 'busy' | 'done') => {
    events.delete(id);
    events.set(id, { state, since: now() });
    for (const [oldest, { since }] of events) {
      if (events.size <= maxEvents && now() - since < KEPT) break;
      events.delete(oldest);
    }
  };

  return {
    claim(id) {
      const known = events.get(id);
      if (known && now() - known.since < KEPT) return known.state;
      remember(id, 'busy');
      return 'claimed';
    },
    commit: (id) => remember(id, 'done'),
    release: (id) => void events.delete(id),
  };
}
