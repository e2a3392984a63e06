/** @jsxImportSource hono/jsx */
import { type StoredEvent, events } from '../../../protocol/events/event.js';
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { pageResponse } from '../layout/page-response.js';
import { rowList } from '../layout/row-list.js';
import { searchForm } from '../layout/search-form.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';
import { findEvents } from './find-events.js';

/** Row of an event in the list. */
export const eventRow = (view: View, { entityId, id, time: happened, type }: StoredEvent): Markup => (
  <li id={`e-${id}`}>
    <a class="row" href={pageUrl(view, `events/${id}`)}>
      {time(happened)} <span class="main">{type}</span> <code class="soft">{entityId}</code>
    </a>
  </li>
);

/** Page with the newest events. */
export function eventListPage(controlled: ControlContext, view: View): Response {
  const { q = '' } = view.query;
  const rows = findEvents(view).map((event) => eventRow(view, event));
  const tail = { url: pageUrl(view, 'events/tail', { q }), after: [...events(view.tenant).values()].at(-1)?.id ?? '' };
  const content = (
    <>
      {searchForm(view, 'events', 'Search types, IDs and payloads')}
      {rowList(rows, { label: 'Events', empty: q ? 'No event matches.' : 'No events yet.', tail })}
      <p class="soft">
        The last 1,000 events. Their deliveries are in <a href={pageUrl(view, 'webhooks')}>Webhooks</a>.
      </p>
    </>
  );
  return pageResponse(controlled, view, { section: 'events', title: 'Events', content });
}
