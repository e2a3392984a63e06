/** @jsxImportSource hono/jsx */
import type { Totals } from '../pricing/totals/totals.js';
import { storeSettings } from '../settings/store-settings.js';
import { compare } from '../../kernel/money/decimal.js';
import { formatMoney } from '../../kernel/money/format-money.js';
import type { StoredLine } from '../line-items/line.js';
import { sendPage } from '../../kernel/mailbox/send-page.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredOrder } from '../orders/order.js';

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
  const mail = (
    <>
      <h1>Thank you for your order</h1>
      <p>
        {name} has your order {number}.
      </p>
      <table>
        {lines.map((line) => {
          const description = [line.facts.name, ...line.facts.descriptions.map(({ value }) => value)].join(', ');
          return (
            <tr>
              <td>
                {line.quantity} × {description}
              </td>
              <td>{money(line.facts.unitPrice)}</td>
            </tr>
          );
        })}
        {rows.map(([label, amount]) => (
          <tr>
            <th>{label}</th>
            <td>{amount}</td>
          </tr>
        ))}
      </table>
      {order.paymentStatus === 'PAID' ? '' : <p>The order is not paid yet.</p>}
    </>
  );
  sendPage(tenant, {
    to: email,
    subject: `Order ${number} confirmed`,
    kind: 'ORDER_CONFIRMATION',
    page: mail,
    data: { orderId: order.id, orderNumber: number, total: totals.total },
  });
}
