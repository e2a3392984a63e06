import { sum } from '../../../kernel/money/decimal.js';
import { formatMoney } from '../../../kernel/money/format-money.js';
import { restock } from '../../orders/held-stock.js';
import type { StoredOrder } from '../../orders/order.js';
import { type NewActivity, saveOrder } from '../../orders/save-order.js';
import { sendOrderMail } from '../../orders/send-order-mail.js';
import { refundToGiftCard } from '../pay-with-gift-card.js';
import { addQuantities } from '../../orders/add-quantities.js';
import { newId } from '../../../kernel/state/ids.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { LineQuantity, RefundItems, RefundTransaction, StoredRefund } from '../../orders/payment.js';

/** Refund whose amounts were validated. */
export interface RefundOrder {
  readonly transactions: readonly RefundTransaction[];
  readonly items: RefundItems;
  readonly reason?: string;
  /** Quantities to restock. */
  readonly restock: readonly LineQuantity[];
  /** Email to the buyer, with an optional message. Absent if no email is sent. */
  readonly mail?: { readonly message?: string };
}

/** Adds a refund to an order, restocks line items, and sends an email to the buyer. */
export function refund(
  tenant: Tenant,
  order: StoredOrder,
  wanted: RefundOrder,
): { order: StoredOrder; refund: StoredRefund } {
  const { items, reason, transactions } = wanted;
  const created: StoredRefund = {
    id: newId(),
    createdDate: tenant.clock.now().toISOString(),
    transactions,
    items,
    ...(reason && { reason }),
  };
  const total = sum(transactions.map(({ amount }) => amount));
  const happened: NewActivity[] = transactions.map(({ amount, external, paymentId }) => [
    'PAYMENT_REFUNDED',
    { refundId: created.id, paymentId, isManual: external, amount },
  ]);
  const isManual = transactions.every(({ external }) => external);
  happened.push(['ORDER_REFUNDED', { isManual, amount: total, reason: reason ?? '' }]);
  for (const { amount, external, paymentId } of transactions) {
    const payment = order.payments.find(({ id }) => id === paymentId);
    if (payment && !external) refundToGiftCard(tenant, payment, amount);
  }
  const restocked = restock(tenant, order, addQuantities(wanted.restock));
  const saved = saveOrder(tenant, { ...restocked, refunds: [...order.refunds, created] }, happened);
  if (wanted.mail) {
    sendOrderMail(tenant, saved, {
      kind: 'ORDER_REFUNDED',
      subject: `Order ${order.number} refunded`,
      heading: `${formatMoney(total, order.currency)} of your order ${order.number} was given back`,
      message: wanted.mail.message ?? reason,
      data: { refundId: created.id, amount: total },
    });
  }
  return { order: saved, refund: created };
}
