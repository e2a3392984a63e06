import { html } from 'hono/html';
import { sendMail } from '../../kernel/mailbox/mail.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredOrder } from './order.js';

interface OrderMail {
  readonly kind: string;
  readonly subject: string;
  readonly heading: string;
  readonly message: string | undefined;
  readonly data?: object;
}

/** Sends an email to the buyer of an order, if there is an address. */
export function sendOrderMail(
  tenant: Tenant,
  { email, id, number }: StoredOrder,
  { data, heading, kind, message, subject }: OrderMail,
): void {
  if (!email) return;
  const text = html`<h1>${heading}</h1>
    ${message ? html`<p>${message}</p>` : ''}`;
  if (text instanceof Promise) throw new TypeError('The mail template must not be asynchronous.');
  sendMail(tenant, {
    to: email,
    subject,
    kind,
    html: text.toString(),
    data: { orderId: id, orderNumber: number, ...data },
  });
}
