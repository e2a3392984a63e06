import { newId } from '../../kernel/state/ids.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { restock } from './held-stock.js';
import type { CommittedDraft, OrderContent, StoredOrder } from './order.js';
import { type NewActivity, saveOrder } from './save-order.js';
import { sendOrderMail } from './send-order-mail.js';

/** Changes that a draft makes to an order. */
export interface DraftChanges {
  /** Order after the changes. */
  readonly content: OrderContent;
  /** Quantities to restock, by line item ID. */
  readonly restock: ReadonlyMap<string, number>;
  readonly draftOrderId: string | undefined;
  readonly reason: string | undefined;
  readonly changes: Pick<CommittedDraft, 'lines' | 'written'>;
  /** Whether to email the buyer. */
  readonly sendsMail: boolean;
  /** Whether to add the changes to the activities of the order. */
  readonly addsActivity: boolean;
}

/** Applies the changes of a draft to an order. */
export function commitChanges(tenant: Tenant, order: StoredOrder, draft: DraftChanges): StoredOrder {
  const { changes, content, draftOrderId, reason } = draft;
  const { delivery: _delivery, ...before } = order;
  const commitDate = tenant.clock.now().toISOString();
  const lastCommit = { id: newId(), ...(draftOrderId !== undefined && { draftOrderId }), commitDate, ...changes };
  const changed = restock(tenant, { ...before, ...content, lastCommit }, draft.restock);
  const activities: readonly NewActivity[] = draft.addsActivity
    ? [['DRAFT_ORDER_CHANGES_APPLIED', { draftOrderId, reason }]]
    : [];
  const saved = saveOrder(tenant, changed, activities);
  if (draft.sendsMail) {
    sendOrderMail(tenant, saved, {
      kind: 'ORDER_CHANGED',
      subject: `Order ${order.number} changed`,
      heading: `Your order ${order.number} was changed`,
      message: reason,
    });
  }
  return saved;
}
