import { toFormattedPrice } from '../../kernel/money/format-price.js';
import type { EventDefinition, NewEvent } from '../../protocol/events/event-definition.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { isPendingRefund } from '../../shop/orders/balance.js';
import type { Chargeback, StoredRefund } from '../../shop/orders/payment.js';
import { formatRefund, formatTransactions } from './format-transactions.js';

const fqdn = 'wix.ecom.v1.order_transactions';

interface Named {
  readonly id: string;
}

const getChargebacks = (order: StoredOrder | undefined) =>
  new Map(
    (order?.payments ?? []).flatMap(({ chargebacks, id }) =>
      chargebacks.map((chargeback) => [chargeback.id, { chargeback, paymentId: id }] as const),
    ),
  );

/** Returns the ids of new and changed elements, and which of them existed before. */
function getChanges(after: readonly Named[], before: readonly Named[] = []) {
  const former = (id: string) => before.find((one) => one.id === id);
  const ids = after.filter((one) => JSON.stringify(one) !== JSON.stringify(former(one.id))).map(({ id }) => id);
  return { ids, known: ids.filter(former) };
}

/** Whether a refund of one of the payments is pending. */
const isOpen = ({ transactions }: StoredRefund): boolean => transactions.some(isPendingRefund);

const formatChargeback = (
  { currency }: StoredOrder,
  { amount, reversalAmount, ...chargeback }: Chargeback,
): object => ({
  ...chargeback,
  amount: toFormattedPrice(amount, currency),
  reversalAmount: toFormattedPrice(reversalAmount, currency),
});

/**
 * Triggered when payments and refunds of an order change, a second time for existing ones, and for each completed
 * refund and chargeback.
 */
export const transactionEvents: EventDefinition<StoredOrder> = {
  collection: 'orders',
  getEvents({ after, before }) {
    if (!after || (after.payments === before?.payments && after.refunds === before.refunds)) return [];
    if (!before && after.payments.length === 0) return [];
    const orderTransactions = formatTransactions(after);
    const event = (slug: string, body: object): NewEvent => ({
      type: `${fqdn}_${slug}`,
      entityId: after.id,
      entity: { fqdn, slug },
      payload: { actionEvent: { body: { ...body, orderTransactions } } },
    });
    const [payments, refunds] = [
      getChanges(after.payments, before?.payments),
      getChanges(after.refunds, before?.refunds),
    ];
    const events = [event('updated', { paymentIds: payments.ids, refundIds: refunds.ids })];
    if (payments.known.length + refunds.known.length > 0) {
      events.push(event('details_updated', { paymentIds: payments.known, refundIds: refunds.known }));
    }
    const open = before?.refunds.filter(isOpen).map(({ id }) => id) ?? [];
    const isNew = (refund: StoredRefund, index: number) => index >= (before?.refunds.length ?? 0);
    for (const refund of after.refunds.filter((one, at) => !isOpen(one) && (isNew(one, at) || open.includes(one.id)))) {
      events.push(event('refund_completed', { orderId: after.id, refund: formatRefund(after, refund) }));
    }
    const previous = getChargebacks(before);
    for (const [id, { chargeback, paymentId }] of getChargebacks(after)) {
      const slug = chargeback.status === 'APPROVED' ? 'chargeback_approved' : 'chargeback_reversed';
      if (previous.get(id)?.chargeback.status === chargeback.status) continue;
      events.push(event(slug, { orderId: after.id, paymentId, chargeback: formatChargeback(after, chargeback) }));
    }
    return events;
  },
};
