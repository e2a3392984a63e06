import type { EventSource, NewEvent } from '../events/event-source.js';
import { wirePrice } from '../money/index.js';
import type { StoredOrder } from '../orders/order.js';
import { isUnderWay } from './balance.js';
import type { Chargeback, StoredRefund } from './payment.js';
import { wireRefund, wireTransactions } from './wire-transactions.js';

const fqdn = 'wix.ecom.v1.order_transactions';

const chargebacksOf = (order: StoredOrder | undefined) =>
  new Map(
    (order?.payments ?? []).flatMap(({ chargebacks, id }) =>
      chargebacks.map((chargeback) => [chargeback.id, { chargeback, paymentId: id }] as const),
    ),
  );

/** Whether a part of a refund is under way. */
const isOpen = ({ transactions }: StoredRefund): boolean => transactions.some(isUnderWay);

const wireChargeback = ({ currency }: StoredOrder, { amount, reversalAmount, ...chargeback }: Chargeback): object => ({
  ...chargeback,
  amount: wirePrice(amount, currency),
  reversalAmount: wirePrice(reversalAmount, currency),
});

/** Payments and refunds of an order are told of whenever they change; refunds that are over, and chargebacks, each on their own. */
export const transactionEvents: EventSource<StoredOrder> = {
  collection: 'orders',
  eventsOf({ after, before }) {
    if (!after || (after.payments === before?.payments && after.refunds === before.refunds)) return [];
    if (!before && after.payments.length === 0) return [];
    const orderTransactions = wireTransactions(after);
    const event = (slug: string, body: object): NewEvent => ({
      type: `${fqdn}_${slug}`,
      entityId: after.id,
      entity: { fqdn, slug },
      payload: { actionEvent: { body: { ...body, orderTransactions } } },
    });
    const told = [event('updated', {})];
    const open = before?.refunds.filter(isOpen).map(({ id }) => id) ?? [];
    const isNew = (refund: StoredRefund, index: number) => index >= (before?.refunds.length ?? 0);
    for (const refund of after.refunds.filter((one, at) => !isOpen(one) && (isNew(one, at) || open.includes(one.id)))) {
      told.push(event('refund_completed', { orderId: after.id, refund: wireRefund(after, refund) }));
    }
    const known = chargebacksOf(before);
    for (const [id, { chargeback, paymentId }] of chargebacksOf(after)) {
      const slug = chargeback.status === 'APPROVED' ? 'chargeback_approved' : 'chargeback_reversed';
      if (known.get(id)?.chargeback.status === chargeback.status) continue;
      told.push(event(slug, { orderId: after.id, paymentId, chargeback: wireChargeback(after, chargeback) }));
    }
    return told;
  },
};
