import type { Input } from '../../kernel/input/object.js';
import type { Document } from '../../kernel/state/collection.js';
import type { OrderActivity, OrderLine, StoredOrder } from '../../shop/orders/order.js';
import type { RefundItems, StoredRefund } from '../../shop/orders/payment.js';
import { readCard } from '../payments/read-payment-details.js';
import { isFormerPayment, upgradePayment, upgradeRefund } from '../payments/upgrade-payment.js';
import { upgradeFacts } from '../purchase/upgrade-facts.js';
import { amountIn, readContent, readLineContent } from './read-content.js';

/** An order as stored by versions that kept orders in the format of the Orders API. */
interface FormerOrder extends Omit<StoredOrder, 'lastCommit' | 'lines' | 'refunds'> {
  readonly lines: readonly Input[];
  readonly fields: Input;
  readonly refunds: readonly (Omit<StoredRefund, 'items' | 'reason'> & { readonly details: FormerRefundDetails })[];
  readonly lastCommit?: object;
}

interface FormerRefundDetails {
  readonly lineItems?: RefundItems['lineItems'];
  readonly shipping?: { readonly amount: object };
  readonly additionalFees?: readonly { readonly additionalFeeId: string; readonly amount: object }[];
  readonly reason?: string;
}

function upgradeFormerRefund({ details, ...refund }: FormerOrder['refunds'][number]): StoredRefund {
  const { additionalFees, lineItems = [], reason, shipping } = details;
  const fees = additionalFees?.map(({ additionalFeeId, amount }) => ({
    ...{ additionalFeeId, amount: amountIn(amount) ?? '0' },
  }));
  return {
    ...refund,
    items: { lineItems, ...(fees && { fees }), ...(shipping && { shipping: amountIn(shipping.amount) ?? '0' }) },
    ...(reason !== undefined && { reason }),
  };
}

/**
 * Converts a stored order of a version that kept orders in the format of the Orders API. Its fields count as written by
 * a merchant, so that they stay unchanged.
 */
function upgradeFields(document: FormerOrder): StoredOrder {
  const { fields, lastCommit: _lastCommit, lines, refunds, ...order } = document;
  const { currency, email, owner, total } = order;
  const summary = (fields['priceSummary'] ?? {}) as Input;
  const part = (name: string) => amountIn(summary[name]) ?? '0';
  const sums = {
    ...{ subtotal: part('subtotal'), shipping: part('shipping'), tax: part('tax'), discount: part('discount') },
    additionalFees: part('totalAdditionalFees'),
  };
  const pricing = { currency, taxIncluded: fields['taxIncludedInPrices'] === true };
  const content = readContent(
    {
      ...{ currency, owner, sums, total },
      lines: lines.map((line) => readLineContent(line, pricing)),
      ...(email !== undefined && { email }),
    },
    fields,
  );
  return { ...order, ...content, refunds: refunds.map(upgradeFormerRefund) };
}

const upgradeLine = (line: OrderLine): OrderLine =>
  line.item ? { ...line, item: { ...line.item, facts: upgradeFacts(line.item.facts) } } : line;

/** Converts an activity whose card is stored in the format of the Order Transactions API. */
function upgradeActivity(activity: OrderActivity): OrderActivity {
  const { facts } = activity;
  return facts?.card ? { ...activity, facts: { ...facts, card: readCard(facts.card as Input) } } : activity;
}

/** Converts a stored order of an earlier version. */
export function upgradeOrder(document: Document): Document {
  const order = 'fields' in document ? upgradeFields(document as FormerOrder) : (document as StoredOrder);
  const upgraded: StoredOrder = {
    ...order,
    lines: order.lines.map(upgradeLine),
    payments: order.payments.map(upgradePayment),
    refunds: order.refunds.map(upgradeRefund),
    activities: order.payments.some(isFormerPayment) ? order.activities.map(upgradeActivity) : order.activities,
  };
  return upgraded;
}
