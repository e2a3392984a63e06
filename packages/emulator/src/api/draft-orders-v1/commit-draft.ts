import { patchBetween } from '../../kernel/input/merge-patch.js';
import type { Input } from '../../kernel/input/object.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { adjustStock } from '../../shop/draft-orders/adjust-stock.js';
import { type DraftOrder, saveDraft } from '../../shop/draft-orders/draft-order.js';
import { getKeptLines } from '../../shop/draft-orders/calculate-draft.js';
import { commitChanges } from '../../shop/orders/commit-changes.js';
import { createOrder } from '../../shop/orders/create-order.js';
import type { CommittedChange, OrderContent, StoredOrder } from '../../shop/orders/order.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { getStock } from '../../shop/order-placement/place-order.js';
import { formatContent, formatOrderFields } from '../orders-v1/format-order-fields.js';
import { formatLineContent, getPricing } from '../orders-v1/format-order-line.js';
import { withFields } from '../orders-v1/read-content.js';
import {
  type CalculatedDraft,
  formatDraftDiscount,
  formatDraftFee,
  formatDraftShipping,
} from './format-draft-order.js';

/** Fields of the order that a draft determines. */
function getFields(calculated: CalculatedDraft): Input {
  const { content, draft } = calculated;
  const { billing, buyer, location, recipient } = draft.details;
  const { priceSummary, taxIncludedInPrices, taxInfo, taxSummary } = formatContent(content) as Record<string, object>;
  return {
    priceSummary,
    taxIncludedInPrices,
    taxSummary,
    taxInfo: { ...taxInfo, taxExempt: draft.isTaxExempt },
    appliedDiscounts: draft.discounts
      .filter(({ isApplied }) => isApplied)
      .map((discount) => formatDraftDiscount(calculated, discount)),
    additionalFees: draft.fees.filter(({ isApplied }) => isApplied).map((fee) => formatDraftFee(calculated, fee)),
    shippingInfo: formatDraftShipping(calculated),
    billingInfo: billing,
    recipientInfo: recipient,
    buyerInfo: buyer,
    businessLocation: location,
    extendedFields: draft.appFields,
  };
}

/** Returns the content with the smallest patches of merchant-defined fields. */
function compact<T extends OrderContent>(content: T, fields: Input): T {
  const pricing = getPricing(content);
  const lines = content.lines.map((line) => {
    const derived = formatLineContent(line, pricing);
    return { ...line, written: patchBetween(derived, { ...derived, ...line.written }) };
  });
  return withFields({ ...content, lines }, fields);
}

function checkLines(draft: DraftOrder, code: string): void {
  if (getKeptLines(draft).length > 0) return;
  throw new ApplicationError('failedPrecondition', code, 'The draft order has no line items.', {
    draftOrderId: draft.id,
    validationErrors: [{ code: 'LINE_ITEMS_MISSING' }],
  });
}

/** Settings of a created order. */
interface CreationSettings {
  readonly status: StoredOrder['status'];
  readonly channelInfo: Input;
  readonly editorAppIds?: readonly string[];
}

/**
 * Creates the order of a draft. Deducts stock according to the order settings.
 *
 * @throws {ApplicationError} `CREATE_ORDER_FAILED_VALIDATIONS` without line items
 */
export function createFromDraft(
  tenant: Tenant,
  calculated: CalculatedDraft,
  { channelInfo, editorAppIds, status }: CreationSettings,
  id: string,
): StoredOrder {
  const { content, draft } = calculated;
  checkLines(draft, 'CREATE_ORDER_FAILED_VALIDATIONS');
  const { checkoutId: _checkoutId, ...fields } = formatContent(content);
  return createOrder(tenant, {
    ...compact(content, { ...fields, ...getFields(calculated), channelInfo }),
    id,
    status,
    isPaid: false,
    stock: getStock(getKeptLines(draft)),
    ...(editorAppIds && { editorAppIds }),
  });
}

/** Returns the line items that a draft adds, changes or removes. */
function getChanges({ lines }: DraftOrder, order: StoredOrder): CommittedChange[] {
  return lines.flatMap(({ before, facts, id, isRemoved, quantity, written }): CommittedChange[] => {
    const line = order.lines.find((one) => one.id === id);
    if (!before || !line) return [{ kind: 'added', lineItemId: id }];
    if (isRemoved) return [{ kind: 'removed', line }];
    const isSame = JSON.stringify(before) === JSON.stringify({ quantity, facts, written });
    return isSame
      ? []
      : [{ kind: 'changed', lineItemId: id, quantity: before.quantity, unitPrice: before.facts.unitPrice }];
  });
}

/** Side effects of applying a draft. */
interface CommitSettings {
  readonly reason: string | undefined;
  readonly sendsMail: boolean;
  readonly addsActivity: boolean;
  /** Line items whose stock is adjusted. */
  readonly lineItemIds: readonly string[];
  /** Settings of the request. */
  readonly given: Input;
}

/**
 * Applies the changes of a draft to its order.
 *
 * @throws {ApplicationError} `DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS` without an order or line items; `ORDER_NOT_FOUND`
 */
export function commitDraft(tenant: Tenant, calculated: CalculatedDraft, settings: CommitSettings): StoredOrder {
  const { content, draft } = calculated;
  if (!draft.edited) {
    const description = 'The draft was created from scratch. Use create-order to create its order.';
    throw new ApplicationError('failedPrecondition', 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS', description, {
      draftOrderId: draft.id,
    });
  }
  checkLines(draft, 'DRAFT_ORDER_COMMIT_FAILED_VALIDATIONS');
  const order = requireOrder(tenant, draft.edited.orderId);
  const { currency, delivery, email, fees, lines, owner, sums, total } = content;
  const {
    delivery: _delivery,
    email: _email,
    ...rest
  } = adjustStock(tenant, order, settings.lineItemIds, getStock(getKeptLines(draft)));
  const { checkout } = order;
  const { discounts = [], taxable = '0', taxes = [], taxIncluded = false } = content.checkout ?? {};
  const changed: StoredOrder = {
    ...rest,
    owner: 'userId' in owner ? order.owner : owner,
    currency,
    lines,
    fees,
    sums,
    total,
    ...(delivery && { delivery }),
    ...(email && { email }),
    ...(checkout && { checkout: { ...checkout, discounts, taxable, taxes, taxIncluded } }),
  };
  const { shipping } = draft.details;
  const isShippingChanged = JSON.stringify(shipping) !== JSON.stringify(draft.edited.before.shipping);
  return commitChanges(tenant, changed, {
    content: compact(changed, { ...formatOrderFields(order), ...getFields(calculated) }),
    restock: new Map(),
    draftOrderId: draft.id,
    reason: settings.reason,
    changes: {
      lines: getChanges(draft, order),
      written: {
        settings: settings.given,
        ...(isShippingChanged && shipping && { shippingInfo: formatDraftShipping(calculated) }),
        shippingInfoRemoved: isShippingChanged && !shipping,
      },
    },
    sendsMail: settings.sendsMail,
    addsActivity: settings.addsActivity,
  });
}

/** Marks a draft as committed to an order. */
export const closeDraft = (
  tenant: Tenant,
  { draft, totals }: CalculatedDraft,
  orderId: string,
  settings: Input,
): DraftOrder => saveDraft(tenant, { ...draft, committed: { orderId, totals, settings } });
