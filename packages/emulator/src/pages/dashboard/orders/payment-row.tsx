/** @jsxImportSource hono/jsx */
import { compare, round } from '../../../kernel/money/decimal.js';
import { formatMoney } from '../../../kernel/money/format-money.js';
import { chargedBack, refundable } from '../../../shop/orders/balance.js';
import type { StoredOrder } from '../../../shop/orders/order.js';
import type { StoredPayment } from '../../../shop/orders/payment.js';
import { getRefundability } from '../../../shop/payments/refunds/refundability.js';
import type { Markup } from '../../../kernel/markup.js';
import { postButton } from '../layout/post-button.js';
import { type Tone, status } from '../layout/status.js';
import { textField } from '../layout/text-field.js';
import { type View, pageUrl } from '../layout/view.js';

const tones: Readonly<Record<string, Tone>> = {
  APPROVED: 'good',
  AUTHORIZED: 'warn',
  PENDING: 'warn',
  PENDING_MERCHANT: 'warn',
};

const getMethod = ({ giftCard, kind, membership, offline, provider }: StoredPayment): string => {
  if (kind === 'giftcard') return `Gift card ${giftCard?.obfuscatedCode ?? ''}`;
  if (kind === 'membership') return `Membership ${membership?.name ?? ''}`;
  return offline
    ? 'Offline'
    : [provider?.card?.brand, provider?.card?.lastFourDigits].filter(Boolean).join(' ') || 'Online';
};

function buttons(view: View, order: StoredOrder, payment: StoredPayment): Markup[] {
  const action = (path: string, label: string, fields = {}) =>
    postButton(pageUrl(view, `orders/${order.id}/${path}`), label, { fields: { paymentId: payment.id, ...fields } });
  const settle = (label: string, outcome: string) => action('settle', label, { status: outcome });
  if (payment.status === 'AUTHORIZED') return [action('capture', 'Capture'), action('void', 'Void')];
  if (payment.status === 'PENDING') {
    return [settle('Approve', 'APPROVED'), settle('Authorize', 'AUTHORIZED'), settle('Decline', 'DECLINED')];
  }
  if (payment.status === 'PENDING_MERCHANT') return [settle('Approve', 'APPROVED'), settle('Decline', 'DECLINED')];
  if (compare(chargedBack(payment), 0) > 0) return [action('chargeback', 'Reverse chargeback', { reverse: 'on' })];
  const canChargeBack = payment.kind === 'regular' && !payment.offline && payment.status === 'APPROVED';
  return canChargeBack && compare(refundable(order, payment), 0) > 0 ? [action('chargeback', 'Charge back')] : [];
}

function refundForm(view: View, order: StoredOrder, payment: StoredPayment): Markup | '' {
  if (getRefundability(order, payment).status === 'NOT_REFUNDABLE') return '';
  const left = refundable(order, payment);
  return (
    <details>
      <summary>Refund</summary>
      <form class="form" method="post" action={pageUrl(view, `orders/${order.id}/refund`)}>
        <input type="hidden" name="paymentId" value={payment.id} />
        {payment.kind === 'regular' ? (
          textField('amount', 'Amount', {
            id: `amount-${payment.id}`,
            type: 'number',
            value: round(left, order.currency),
            min: 0,
            max: Number(left),
            required: true,
            hint: `At most ${formatMoney(left, order.currency)}.`,
          })
        ) : (
          <p>The whole payment of {formatMoney(left, order.currency)} is refunded.</p>
        )}
        {textField('reason', 'Reason (optional)', { id: `reason-${payment.id}` })}
        <label class="check">
          <input type="checkbox" name="restock" value="on" /> Restock all items
        </label>
        <label class="check">
          <input type="checkbox" name="mail" value="on" /> Send an email to the buyer
        </label>
        <p>
          <button class="button small">Refund</button>
        </p>
      </form>
    </details>
  );
}

/** Payment of an order with the actions that its status allows. */
export const paymentRow = (view: View, order: StoredOrder, payment: StoredPayment): Markup => (
  <li class="row">
    <span class="main">
      {getMethod(payment)} <small>{payment.id}</small>
    </span>
    <span class="number">{formatMoney(payment.amount, order.currency)}</span>
    {status(payment.status, tones[payment.status] ?? 'plain')}
    <div class="actions full">
      {buttons(view, order, payment)}
      {refundForm(view, order, payment)}
    </div>
  </li>
);
