import { sum } from '../../../kernel/money/decimal.js';
import { toFormattedPrice } from '../../../kernel/money/format-money.js';
import { restock } from '../../orders/held-stock.js';
import type { StoredOrder } from '../../orders/order.js';
import { type Happening, saveOrder } from '../../orders/save-order.js';
import { sendOrderMail } from '../../orders/send-order-mail.js';
import { refundToGiftCard } from '../pay-with-gift-card.js';
import { newId } from '../../../kernel/state/ids.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { RefundTransaction, StoredRefund } from '../../orders/payment.js';
import type { LineQuantity, RefundItems } from './refund-items.js';

/** A refund whose amounts were checked. */
export interface RefundOrder {
  readonly transactions: readonly RefundTransaction[];
  readonly items: RefundItems;
  readonly reason?: string;
  /** Quantities that go back into the stock. */
  readonly restock: readonly LineQuantity[];
  /** The email to the buyer, with an optional message; none is sent without it. */
  readonly mail?: { readonly message?: string };
}

/** Adds a refund to an order, restocks line items, and sends an email to the buyer. */
export function refund(
  tenant: Tenant,
  order: StoredOrder,
  wanted: RefundOrder,
): { order: StoredOrder; refund: StoredRefund } {
  const { items, reason, transactions } = wanted;
  const price = (amount: string) => toFormattedPrice(amount, order.currency);
  const made: StoredRefund = {
    id: newId(),
    createdDate: tenant.clock.now().toISOString(),
    transactions,
    details: {
      lineItems: items.lineItems,
      items: items.lineItems,
      shippingIncluded: items.shipping !== undefined,
      ...(items.shipping && { shipping: { amount: price(items.shipping) } }),
      ...(items.fees && {
        additionalFees: items.fees.map(({ additionalFeeId, amount }) => ({ additionalFeeId, amount: price(amount) })),
      }),
      ...(reason && { reason }),
    },
  };
  const total = sum(transactions.map(({ amount }) => amount));
  const manual = transactions.every(({ external }) => external);
  const happened: Happening[] = transactions.map(({ amount, external, paymentId }) => [
    'PAYMENT_REFUNDED',
    {
      paymentRefunded: {
        refundId: made.id,
        payment: { paymentId, externalRefund: external, regular: { amount: price(amount) } },
      },
    },
  ]);
  happened.push(['ORDER_REFUNDED', { orderRefunded: { manual, amount: price(total), reason: reason ?? '' } }]);
  for (const { amount, external, paymentId } of transactions) {
    const payment = order.payments.find(({ id }) => id === paymentId);
    if (payment && !external) refundToGiftCard(tenant, payment, amount);
  }
  const quantities = new Map<string, number>();
  for (const { lineItemId, quantity } of wanted.restock) {
    quantities.set(lineItemId, (quantities.get(lineItemId) ?? 0) + quantity);
  }
  const saved = saveOrder(
    tenant,
    { ...restock(tenant, order, quantities), refunds: [...order.refunds, made] },
    happened,
  );
  if (wanted.mail) {
    sendOrderMail(tenant, saved, {
      kind: 'ORDER_REFUNDED',
      subject: `Order ${order.number} refunded`,
      heading: `${price(total).formattedAmount} of your order ${order.number} was given back`,
      message: wanted.mail.message ?? reason,
      data: { refundId: made.id, amount: total },
    });
  }
  return { order: saved, refund: made };
}
