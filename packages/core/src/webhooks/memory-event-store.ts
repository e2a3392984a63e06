import type { EventStore } from './event-store.js';

/** Options of {@link memoryEventStore}. */
export interface MemoryEventStoreOptions {
  /**
   * Maximum number of remembered events. The oldest are forgotten first.
   *
   * @default 100000
   */
  maxEvents?: number;
  /**
   * Current time, in milliseconds since 1970.
   *
   * @default Date.now
   */
  now?: () => number;
}

/** Period for which an event is remembered, in milliseconds. The platform redelivers for 48 hours. */
const RETENTION = 50 * 60 * 60 * 1000;

/**
 * Creates an event store in memory, for a single process. It remembers events for 50 hours.
 *
 * @param options - Size limit and clock.
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

  const store = (id: string, state: 'busy' | 'done') => {
    events.delete(id);
    events.set(id, { state, since: now() });
    for (const [oldest, { since }] of events) {
      if (events.size <= maxEvents && now() - since < RETENTION) break;
      events.delete(oldest);
    }
  };

  return {
    claim(id) {
      const entry = events.get(id);
      if (entry && now() - entry.since < RETENTION) return entry.state;
      store(id, 'busy');
      return 'claimed';
    },
    commit: (id) => store(id, 'done'),
    release: (id) => void events.delete(id),
  };
}
