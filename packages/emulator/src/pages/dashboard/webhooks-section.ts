import type { Delivery, DeliveryAttempt } from '../../protocol/webhooks/delivery.js';
import type { StoredEvent } from '../../protocol/events/event.js';
import { html } from 'hono/html';
import type { Emulator } from '../../protocol/emulator.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { shownUrl } from '../../protocol/webhooks/webhook.js';
import type { Html } from './html.js';

/** Maximum number of events and deliveries to show, newest first. */
const MAX_ROWS = 100;

const newest = <T>(list: readonly T[]): T[] => list.slice(-MAX_ROWS).reverse();

/** Sections with the tenant's events and deliveries. */
export async function webhooksSection({ events, webhooks }: Emulator, tenant: TenantState): Promise<Html> {
  const here = `?clientId=${encodeURIComponent(tenant.id)}`;
  const happened = events(tenant.id);
  const sent = webhooks.deliveries(tenant.id);
  const takers = webhooks.list().filter(({ clientId }) => clientId === undefined || clientId === tenant.id);
  const publicKey = await webhooks.publicKey();
  return html`<section>
      <h2>Events</h2>
      ${
        happened.length > 0
          ? html`<div class="list">${newest(happened).map(eventRow)}</div>`
          : html`<p class="empty">No events yet.</p>`
      }
    </section>
    <section id="webhooks">
      <h2>Webhooks</h2>
      <div class="list">
        ${takers.map(
          ({ url, events: types }) =>
            html`<div class="row taker">
              <b class="path">${shownUrl(url)}</b><span>${types?.join(', ') ?? 'all events'}</span>
            </div>`,
        )}
        <details id="public-key">
          <summary class="row document"><b>Public key</b><code>RS256</code></summary>
          <div class="exchange"><pre>${publicKey}</pre></div>
        </details>
        ${newest(sent).map((delivery) => deliveryRow(delivery, here))}
      </div>
    </section>`;
}

const eventRow = ({ entityId, id, payload, time, type }: StoredEvent): Html =>
  html`<details id="e-${id}">
    <summary class="row event">
      <time>${time.slice(11, 19)}</time><b class="path">${type}</b><code>${entityId}</code>
    </summary>
    <div class="exchange"><pre>${JSON.stringify(payload, null, 2)}</pre></div>
  </details>`;

const tones = { pending: 'warn', delivered: 'good', failed: 'bad' } as const;

const outcome = ({ response: body, error, status, time, duration }: DeliveryAttempt): string =>
  `${time}  ${status ?? error}${body === undefined ? '' : `  ${body}`}  (${duration} ms)`;

const deliveryRow = (delivery: Delivery, here: string): Html =>
  html`<details id="w-${delivery.id}">
    <summary class="row delivery">
      <time>${delivery.due.slice(11, 19)}</time><code>${delivery.attempts.length}×</code
      ><b class="path">${delivery.type}</b> <span class="route">${delivery.url}</span
      ><span class="duration">${delivery.attempts.at(-1)?.status ?? ''}</span>
      <span class="status ${tones[delivery.status]}">${delivery.status}</span>
    </summary>
    <div class="exchange">
      <h3>Attempts</h3>
      <pre>${delivery.attempts.map(outcome).join('\n') || 'none yet'}</pre>
      <h3>${delivery.status === 'pending' ? `Next attempt: ${delivery.due}` : 'Completed'}</h3>
      <button type="button" data-post="/_emulator/deliveries/${delivery.id}/resend${here}">Send now</button>
    </div>
  </details>`;
