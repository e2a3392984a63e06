/** @jsxImportSource hono/jsx */
import type { Delivery, DeliveryAttempt } from '../../../protocol/webhooks/delivery.js';
import type { Markup } from '../../../kernel/markup.js';
import { postButton } from '../layout/post-button.js';
import { status } from '../layout/status.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';

const tones = { pending: 'warn', delivered: 'good', failed: 'bad' } as const;

const outcome = ({ duration, error, response, status: code, time: tried }: DeliveryAttempt): string =>
  `${tried}  ${code ?? error}  (${duration} ms)${response ? `\n${response}` : ''}`;

/**
 * Delivery with its attempts, and the button that repeats it.
 *
 * @param from - Page that the form redirects to.
 */
export const deliveryRow = (view: View, delivery: Delivery, from: string): Markup => {
  const { attempts, due, eventId, id, type, url } = delivery;
  return (
    <details id={`w-${id}`}>
      <summary class="row">
        {time(due)}
        <span class="main">
          {type} <small>{url}</small>
        </span>
        <span class="soft">{attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`}</span>
        {status(delivery.status, tones[delivery.status])}
      </summary>
      <div class="details">
        <pre>{attempts.map(outcome).join('\n') || 'No attempt yet.'}</pre>
        {delivery.status === 'pending' && <p class="soft">Next attempt: {time(due, 'full')} by the client’s clock</p>}
        <div class="actions">
          <a href={pageUrl(view, `events/${eventId}`)}>Event</a>
          {postButton(pageUrl(view, `deliveries/${id}/resend`), 'Resend', {
            fields: { from },
            name: `Resend ${type} to ${url}`,
          })}
        </div>
      </div>
    </details>
  );
};
