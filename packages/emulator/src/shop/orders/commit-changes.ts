import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { restock } from './held-stock.js';
import type { OrderLine, StoredOrder } from './order.js';
import { saveOrder } from './save-order.js';
import { sendOrderMail } from './send-order-mail.js';

/** The changes of a draft of an order. */
export interface DraftChanges {
  readonly lines: readonly OrderLine[];
  readonly total: string;
  readonly fields: StoredOrder['fields'];
  /** The quantities that go back into the stock, by line item. */
  readonly restock: ReadonlyMap<string, number>;
  readonly draftOrderId: string | undefined;
  readonly reason: string | undefined;
  /** The changes in their form on the wire, for the event. */
  readonly told: object;
  /** Whether the buyer gets an email. */
  readonly sendsMail: boolean;
}

/** Applies the changes of a draft to an order. */
export function commitChanges(tenant: Tenant, order: StoredOrder, changes: DraftChanges): StoredOrder {
  const { draftOrderId, fields, lines, reason, told, total } = changes;
  const lastCommit = { id: newId(), told };
  const changed = restock(tenant, { ...order, lines, total, fields, lastCommit }, changes.restock);
  const saved = saveOrder(tenant, changed, [
    ['DRAFT_ORDER_CHANGES_APPLIED', { draftOrderChangesApplied: { draftOrderId, reason } }],
  ]);
  if (changes.sendsMail) {
    sendOrderMail(tenant, saved, {
      kind: 'ORDER_CHANGED',
      subject: `Order ${order.number} changed`,
      heading: `Your order ${order.number} was changed`,
      message: reason,
    });
  }
  return saved;
}
