import { type StoredEvent, events } from '../../../protocol/events/event.js';
import { newest } from '../layout/newest.js';
import type { View } from '../layout/view.js';

/**
 * Finds events by type, entity ID and payload, newest first.
 *
 * @param after - ID of an event: only later ones.
 */
export function findEvents({ query, tenant }: View, after?: string): StoredEvent[] {
  const wanted = (query['q'] ?? '').trim().toLowerCase();
  const all = [...events(tenant).values()];
  const start = all.findIndex(({ id }) => id === after) + 1;
  return newest(
    all
      .slice(start)
      .filter(
        ({ entityId, payload, type }) =>
          wanted === '' || `${type}\n${entityId}\n${JSON.stringify(payload)}`.toLowerCase().includes(wanted),
      ),
  );
}
