import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { fulfilledQuantity } from '../../shop/orders/fulfillment-status.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { checkEditor } from '../../shop/orders/check-editor.js';
import { commitChanges } from '../../shop/orders/commit-changes.js';
import type { CommittedChange, StoredOrder } from '../../shop/orders/order.js';
import { formatContent, formatOrderFields } from './format-order-fields.js';
import { formatOrderLine, getPricing } from './format-order-line.js';
import { readDelivery, readLineContent, withFields } from './read-content.js';
import { type LineFields, getPrices, readLine } from './read-order.js';
import { refundedQuantity } from '../../shop/orders/refunded-quantity.js';
import { addQuantities } from '../../shop/orders/add-quantities.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { formatOrder } from './format-order.js';

const sections = {
  changedShippingInfo: 'shippingInfo',
  changedBillingInfo: 'billingInfo',
  changedRecipientInfo: 'recipientInfo',
} as const;

/** Amounts of a line item that are recalculated. */
const sums = ['lineItemPrice', 'totalPriceAfterTax', 'totalPriceBeforeTax'];

/** Reads the fields of the line items after the changes. */
function changeLines(
  read: FieldReader,
  order: StoredOrder,
  before: readonly LineFields[],
  value: unknown,
): LineFields[] {
  let lines = [...before];
  for (const [index, item] of (read.list(value, 'changes.lineItems', { max: 300 }) ?? []).entries()) {
    const field = `changes.lineItems[${index}]`;
    const delta = read.required(item, field);
    const id = read.string(delta['lineItemId'], `${field}.lineItemId`, { min: 1, max: 100 });
    const former = lines.find((line) => line.id === id);
    const least = former ? Math.max(fulfilledQuantity(order, former.id), refundedQuantity(order, former.id)) : 0;
    if (!former && delta['lineItemAdded'] !== true) {
      read.addViolation(`${field}.lineItemId`, 'must be the ID of a line item of the order', 'OTHER');
    } else if (delta['lineItemRemoved'] === true && least > 0) {
      read.addViolation(`${field}.lineItemRemoved`, 'was fulfilled or refunded', 'OTHER');
    } else if (delta['lineItemRemoved'] === true) {
      lines = lines.filter((line) => line.id !== id);
    } else {
      const input = read.object(delta['lineItem'], `${field}.lineItem`) ?? {};
      const unchanged = Object.fromEntries(Object.entries(former ?? {}).filter(([name]) => !sums.includes(name)));
      const line = readLine(read, { ...unchanged, ...input, ...(id && { id }) }, `${field}.lineItem`, order.currency);
      if (line.quantity < least) {
        const description = `must be greater than or equal to ${least}, which were fulfilled or refunded`;
        read.addViolation(`${field}.lineItem.quantity`, description, 'MIN', { data: { threshold: least } });
      }
      lines = former ? lines.map((one) => (one.id === id ? line : one)) : [...lines, line];
    }
  }
  return lines;
}

/** Returns the line items that were added, changed or removed. */
function getChanges(
  order: StoredOrder,
  before: readonly LineFields[],
  after: readonly LineFields[],
): CommittedChange[] {
  const changes = after.flatMap((line): CommittedChange[] => {
    const index = before.findIndex(({ id }) => id === line.id);
    const former = order.lines[index];
    if (!former) return [{ kind: 'added', lineItemId: line.id }];
    if (JSON.stringify(before[index]) === JSON.stringify(line)) return [];
    return [{ kind: 'changed', lineItemId: line.id, quantity: former.quantity, unitPrice: former.unitPrice }];
  });
  const removed = order.lines.filter((line) => !after.some(({ id }) => id === line.id));
  return [...changes, ...removed.map((line): CommittedChange => ({ kind: 'removed', line }))];
}

/** Reads the quantities to restock, by line item. */
function readRestock(read: FieldReader, settings: Input): ReadonlyMap<string, number> {
  const field = 'commitSettings.inventoryUpdates';
  const updates = (read.list(settings['inventoryUpdates'], field, { max: 300 }) ?? []).map((item, index) => {
    const at = `${field}[${index}]`;
    const { actionType, lineItemId, quantityChange } = read.required(item, at);
    return {
      actionType,
      lineItemId: read.string(lineItemId ?? '', `${at}.lineItemId`, { min: 1, max: 100 }) ?? '',
      quantity: read.number(quantityChange, `${at}.quantityChange`, { max: 100_000, scale: 0 }) ?? 0,
    };
  });
  return addQuantities(updates.filter(({ actionType }) => actionType === 'RESTOCK'));
}

/**
 * Applies the changes of a draft to the line items, shipping, billing and recipient of an order. Totals are
 * recalculated.
 */
export const commitDeltas = route({
  id: 'ecom.orders.commitDeltas',
  method: 'POST',
  paths: [
    '/ecom/v1/orders/{id}/commit-deltas',
    '/v1/orders/{id}/commit-deltas',
    '/ecom/v1/ep-orders/{id}/commit-deltas',
  ],
  access: 'merchant',
  handle: ({ body, caller, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    checkEditor(order, caller.id);
    const input: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const changes = read.object(input['changes'], 'changes') ?? {};
    if (Object.values(changes).every((value) => value === undefined || value === null)) {
      throw new ApplicationError(
        'failedPrecondition',
        'EMPTY_DELTAS_TO_COMMIT',
        'The draft has no changes to commit.',
        {
          orderId: order.id,
        },
      );
    }
    const draftOrderId = read.string(input['draftOrderId'], 'draftOrderId', { max: 100 });
    const reason = read.string(input['reason'], 'reason', { max: 1000 });
    const settings = read.object(input['commitSettings'], 'commitSettings') ?? {};
    const restock = readRestock(read, settings);
    const pricing = getPricing(order);
    const before = order.lines.map((line) => formatOrderLine(line, pricing) as LineFields);
    const after = changeLines(read, order, before, changes['lineItems']);
    if (after.length === 0)
      read.addViolation('changes.lineItems', 'must leave at least one line item in the order', 'MIN_SIZE');
    const fields: Record<string, unknown> = { ...formatOrderFields(order) };
    for (const [name, section] of Object.entries(sections)) {
      if (read.object(changes[name], `changes.${name}`))
        fields[section] = { ...(fields[section] as object), ...(changes[name] as object) };
    }
    const shippingInfoRemoved = changes['shippingInfoRemoved'] === true;
    if (shippingInfoRemoved) delete fields['shippingInfo'];
    const summary = { ...(fields['priceSummary'] as Input), subtotal: undefined, total: undefined };
    const { sums, total } = getPrices(read, summary, after, order.currency);
    read.check();
    const lines = after.map((line) => {
      const former = order.lines.find(({ id }) => id === line.id);
      return former && line === before[order.lines.indexOf(former)]
        ? former
        : readLineContent(line, pricing, former?.item);
    });
    const { delivery: previousDelivery, ...rest } = order;
    const delivery = readDelivery(fields['shippingInfo'], previousDelivery?.details);
    const content = { ...rest, ...(delivery && { delivery }), lines, sums, total };
    const { priceSummary } = formatContent(content);
    const saved = commitChanges(tenant, order, {
      content: withFields(content, { ...fields, priceSummary }),
      draftOrderId,
      reason,
      restock,
      changes: {
        lines: getChanges(order, before, after),
        written: { settings, shippingInfo: changes['changedShippingInfo'], shippingInfoRemoved },
      },
      sendsMail: settings['sendNotificationsToBuyer'] === true,
      addsActivity: true,
    });
    return { order: formatOrder(saved, origin) };
  },
});
