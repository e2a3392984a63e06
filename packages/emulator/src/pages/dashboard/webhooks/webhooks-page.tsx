/** @jsxImportSource hono/jsx */
import { type ConfiguredWebhook, shownUrl } from '../../../protocol/webhooks/webhook.js';
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { codeBlock } from '../layout/code-block.js';
import { newest } from '../layout/newest.js';
import { pageResponse } from '../layout/page-response.js';
import { postButton } from '../layout/post-button.js';
import { textField } from '../layout/text-field.js';
import { type View, pageUrl } from '../layout/view.js';
import { deliveryRow } from './delivery-row.js';

const webhookRow = (view: View, { events, id, url }: ConfiguredWebhook): Markup => (
  <li class="row">
    <span class="main">
      {shownUrl(url)} <small>{events?.join(', ') ?? 'All events'}</small>
    </span>
    {postButton(pageUrl(view, `webhooks/${id}/remove`), 'Remove', {
      name: `Remove ${shownUrl(url)}`,
      confirm: 'The URL receives no more events.',
    })}
  </li>
);

/** Page of the webhooks that receive the client's events, and of the deliveries. */
export async function webhooksPage(controlled: ControlContext, view: View): Promise<Response> {
  const { webhooks } = controlled.emulator;
  const { id } = view.tenant;
  const receivers = webhooks.list().filter(({ clientId }) => clientId === undefined || clientId === id);
  const deliveries = newest(webhooks.deliveries(id));
  const content = (
    <>
      <section>
        {receivers.length > 0 ? (
          <ul class="rows" aria-label="Webhooks">
            {receivers.map((webhook) => webhookRow(view, webhook))}
          </ul>
        ) : (
          <p class="empty">No webhook receives the events of this client.</p>
        )}
        <details class="panel">
          <summary>Add a webhook</summary>
          <form class="form" method="post" action={pageUrl(view, 'webhooks')}>
            {textField('url', 'URL', {
              type: 'url',
              required: true,
              placeholder: 'http://localhost:3000/api/webhooks',
            })}
            {textField('events', 'Event types (optional)', {
              hint: 'Separated by commas, such as wix.ecom.v1.order_approved. All types if empty.',
            })}
            <p>
              <button class="button">Add</button>
            </p>
          </form>
        </details>
      </section>
      <section>
        <h2>Deliveries</h2>
        {deliveries.length > 0 ? (
          <div class="rows">{deliveries.map((delivery) => deliveryRow(view, delivery, 'webhooks'))}</div>
        ) : (
          <p class="empty">No deliveries yet.</p>
        )}
      </section>
      {codeBlock('public-key', 'Public key that verifies deliveries (RS256)', await webhooks.publicKey())}
    </>
  );
  return pageResponse(controlled, view, { section: 'webhooks', title: 'Webhooks', content });
}
