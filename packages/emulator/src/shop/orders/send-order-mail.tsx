/** @jsxImportSource hono/jsx */
import { sendPage } from '../../kernel/mailbox/send-page.js';
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
  const page = (
    <>
      <h1>{heading}</h1>
      {message && <p>{message}</p>}
    </>
  );
  sendPage(tenant, {
    to: email,
    subject,
    kind,
    page,
    data: { orderId: id, orderNumber: number, ...data },
  });
}
