/** @jsxImportSource hono/jsx */
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { events } from '../../../protocol/events/event.js';
import type { ControlContext } from '../../control/control-context.js';
import { jsonBlock } from '../layout/code-block.js';
import { facts } from '../layout/facts.js';
import { pageResponse } from '../layout/page-response.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';
import { deliveryRow } from '../webhooks/delivery-row.js';

/**
 * Page of one event with its deliveries.
 *
 * @throws {ApplicationError} 404 for an unknown event
 */
export function eventPage(controlled: ControlContext, view: View, id: string): Response {
  const event = events(view.tenant).get(id);
  if (!event) throw new ApplicationError('notFound', 'EVENT_NOT_FOUND', 'No event has this ID.');
  const deliveries = controlled.emulator.webhooks
    .deliveries(view.tenant.id)
    .filter(({ eventId }) => eventId === id)
    .map((delivery) => deliveryRow(view, delivery, `events/${id}`));
  const content = (
    <>
      {facts({ Time: time(event.time, 'full'), Entity: event.entityId, 'Event ID': id })}
      {jsonBlock('payload', 'Payload', event.payload)}
      {jsonBlock('identity', 'Caused by', event.identity)}
      <section>
        <h2>Deliveries</h2>
        {deliveries.length > 0 ? (
          <div class="rows">{deliveries}</div>
        ) : (
          <p class="empty">
            No <a href={pageUrl(view, 'webhooks')}>webhook</a> received this event.
          </p>
        )}
      </section>
    </>
  );
  const back = { href: pageUrl(view, 'events'), label: 'All events' };
  return pageResponse(controlled, view, { section: 'events', title: event.type, content, back });
}
