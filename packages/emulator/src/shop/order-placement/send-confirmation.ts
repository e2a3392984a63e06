import type { Totals } from '../pricing/totals/totals.js';
import { storeSettings } from '../settings/store-settings.js';
import { compare } from '../../kernel/money/decimal.js';
import { formatMoney } from '../../kernel/money/format-money.js';
import { html } from 'hono/html';
import type { StoredLine } from '../line-items/line.js';
import { sendMail } from '../../kernel/mailbox/mail.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredOrder } from '../orders/order.js';

/** Returns the markup of an email as a string. Hono types it as possibly asynchronous, but it contains no promises. */
function textOf(mail: ReturnType<typeof html>): string {
  if (mail instanceof Promise) throw new TypeError('The mail template must not be asynchronous.');
  return mail.toString();
}

/** Emails the order confirmation to the buyer, if the email address is known. */
export function sendConfirmation(
  tenant: Tenant,
  order: StoredOrder,
  lines: readonly StoredLine[],
  totals: Totals,
): void {
  const { email, number } = order;
  if (!email) return;
  const money = (amount: string) => formatMoney(amount, totals.currency);
  const { name } = storeSettings;
  const rows: readonly (readonly [string, string])[] = [
    ['Subtotal', money(totals.subtotal)],
    ...(compare(totals.discount, 0) > 0 ? [['Discount', `−${money(totals.discount)}`] as const] : []),
    ['Shipping', money(totals.shipping)],
    ['Tax', money(totals.tax)],
    ['Total', money(totals.total)],
  ];
  const mail = html`<h1>Thank you for your order</h1>
    <p>${name} has your order ${number}.</p>
    <table>
      ${lines.map((line) => {
        const description = [line.facts.name, ...line.facts.descriptions.map(({ value }) => value)].join(', ');
        return html`<tr>
          <td>${line.quantity} × ${description}</td>
          <td>${money(line.facts.unitPrice)}</td>
        </tr>`;
      })}
      ${rows.map(
        ([label, amount]) =>
          html`<tr>
            <th>${label}</th>
            <td>${amount}</td>
          </tr>`,
      )}
    </table>
    ${order.paymentStatus === 'PAID' ? '' : html`<p>The order is not paid yet.</p>`}`;
  sendMail(tenant, {
    to: email,
    subject: `Order ${number} confirmed`,
    kind: 'ORDER_CONFIRMATION',
    html: textOf(mail),
    data: { orderId: order.id, orderNumber: number, total: totals.total },
  });
}
