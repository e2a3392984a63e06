import { compare } from '../../../kernel/money/decimal.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { TenantPlugins } from '../../../protocol/plugins/tenant-plugins.js';
import { refundable } from '../../orders/balance.js';
import type { StoredOrder } from '../../orders/order.js';
import type { LineQuantity, RefundTransaction, StoredRefund } from '../../orders/payment.js';
import { requireLine } from '../../orders/require-line.js';
import { requirePayment } from '../change-payment.js';
import { voidCardsAtPlugins } from '../plugin-gift-cards.js';
import { voidMembershipsAtPlugins } from '../plugin-memberships.js';
import { addQuantities } from '../../orders/add-quantities.js';
import { type RefundOrder, refund } from './refund.js';
import { checkRefundItems } from './refund-items.js';
import { getRefundability } from './refundability.js';

/** Payment to refund. */
export interface PaymentRefund {
  readonly paymentId: string;
  /** Amount to refund, as a decimal string. `undefined` for the refundable amount of the payment. */
  readonly amount: string | undefined;
  /** Whether the merchant refunds outside the platform. */
  readonly external: boolean;
}

/** Error codes and rules that differ between the operations that refund payments. */
export interface RefundRules {
  /** Error code for an unknown payment. */
  readonly unknown: string;
  /** Error code for a payment that cannot be refunded. */
  readonly refused: string;
  /** Error code for an amount above the refundable amount of the payment. */
  readonly amount: string;
  /** Whether manual payments must be refunded as `external`. */
  readonly expectsExternal: boolean;
}

/**
 * Checks the payments and amounts of a refund, and returns the refunds of the payments. Gift cards and memberships are
 * refunded as a whole, regardless of the amount.
 */
function checkPayments(
  order: StoredOrder,
  payments: readonly PaymentRefund[],
  rules: RefundRules,
): RefundTransaction[] {
  const seen = new Set<string>();
  return payments.map(({ amount, external, paymentId }) => {
    if (seen.has(paymentId) || !order.payments.some(({ id }) => id === paymentId)) {
      throw new ApplicationError('notFound', rules.unknown, 'The order has no payment with this ID.', { paymentId });
    }
    seen.add(paymentId);
    const payment = requirePayment(order, paymentId);
    const found = getRefundability(order, payment);
    if (found.status === 'NOT_REFUNDABLE') {
      const data = { paymentId, reason: found.reason };
      throw new ApplicationError(
        'failedPrecondition',
        rules.refused,
        'The payment cannot be refunded. See its refundability.',
        data,
      );
    }
    if (found.status === 'MANUAL' && !external && rules.expectsExternal) {
      const description = 'An offline payment can only be refunded offline. Set externalRefund to true.';
      throw new ApplicationError('failedPrecondition', 'EXTERNAL_REFUND_EXPECTED', description, { paymentId });
    }
    const rest = refundable(order, payment);
    const wanted = payment.kind === 'regular' ? amount : undefined;
    if (wanted !== undefined && compare(wanted, rest) > 0) {
      const data = { paymentId, amount: wanted, available: rest };
      throw new ApplicationError(
        'failedPrecondition',
        rules.amount,
        'The amount exceeds the refundable amount of the payment.',
        data,
      );
    }
    const isExternal = external || found.status === 'MANUAL';
    return { paymentId, amount: wanted ?? rest, status: 'SUCCEEDED', external: isExternal };
  });
}

function checkRestock(order: StoredOrder, lines: readonly LineQuantity[]): void {
  for (const [lineItemId, quantity] of addQuantities(lines)) {
    const line = requireLine(order, lineItemId);
    const restocked = order.stock.find((item) => item.lineItemId === lineItemId)?.restocked ?? 0;
    if (quantity > line.quantity - restocked) {
      const data = { lineItemId, quantity, available: line.quantity - restocked };
      throw new ApplicationError(
        'failedPrecondition',
        'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
        'The quantity exceeds the sold quantity that is not restocked yet.',
        data,
      );
    }
  }
}

/** Voids payments at the plugins that manage their gift cards and memberships. */
function voidAtPlugins(context: TenantPlugins, order: StoredOrder, transactions: readonly RefundTransaction[]): void {
  const payments = order.payments.filter(({ id }) =>
    transactions.some(({ external, paymentId }) => paymentId === id && !external),
  );
  voidCardsAtPlugins(context, payments);
  voidMembershipsAtPlugins(
    context,
    payments.filter(({ kind }) => kind === 'membership'),
  );
}

/**
 * Refunds payments of an order: all of them, or none.
 *
 * @throws {ApplicationError} with the codes of `rules`; `LINE_ITEM_NOT_FOUND`; `EXTERNAL_REFUND_EXPECTED`,
 * `INVALID_LINE_ITEM_RESTOCK_QUANTITY`, `GIFT_CARD_CANNOT_BE_VOIDED`, `MEMBERSHIP_CANNOT_BE_VOIDED`; as `checkRefundItems` does
 */
export function refundPayments(
  context: TenantPlugins,
  order: StoredOrder,
  { payments, ...wanted }: Omit<RefundOrder, 'transactions'> & { readonly payments: readonly PaymentRefund[] },
  rules: RefundRules,
): { order: StoredOrder; refund: StoredRefund } {
  const transactions = checkPayments(order, payments, rules);
  checkRefundItems(order, wanted.items);
  checkRestock(order, wanted.restock);
  voidAtPlugins(context, order, transactions);
  return refund(context.tenant, order, { ...wanted, transactions });
}
