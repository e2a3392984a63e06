import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { fulfilledQuantity } from '../../shop/orders/fulfillment-status.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/http-error.js';
import { commitChanges } from '../../shop/orders/commit-changes.js';
import type { OrderLine, StoredOrder } from '../../shop/orders/order.js';
import { pricesOf, readLine } from './read-order.js';
import { refundedQuantity } from '../../shop/orders/refunded-quantity.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { wireCommittedChanges } from './wire-committed-changes.js';
import { wireOrder } from './wire-order.js';

const sections = {
  changedShippingInfo: 'shippingInfo',
  changedBillingInfo: 'billingInfo',
  changedRecipientInfo: 'recipientInfo',
} as const;

/** Amounts of a line item that are calculated anew. */
const sums = ['lineItemPrice', 'totalPriceAfterTax', 'totalPriceBeforeTax'];

/** Reads the line items after the changes. */
function changeLines(read: FieldReader, order: StoredOrder, value: unknown): OrderLine[] {
  let lines = [...order.lines];
  for (const [index, item] of (read.list(value, 'changes.lineItems', { max: 300 }) ?? []).entries()) {
    const field = `changes.lineItems[${index}]`;
    const delta = read.required(item, field);
    const id = read.string(delta['lineItemId'], `${field}.lineItemId`, { min: 1, max: 100 });
    const before = lines.find((line) => line.id === id);
    const least = before ? Math.max(fulfilledQuantity(order, before.id), refundedQuantity(order, before.id)) : 0;
    if (!before && delta['lineItemAdded'] !== true) {
      read.addViolation(`${field}.lineItemId`, 'must be the ID of a line item of the order', 'OTHER');
    } else if (delta['lineItemRemoved'] === true && least > 0) {
      read.addViolation(`${field}.lineItemRemoved`, 'was delivered or given back', 'OTHER');
    } else if (delta['lineItemRemoved'] === true) {
      lines = lines.filter((line) => line.id !== id);
    } else {
      const given = read.object(delta['lineItem'], `${field}.lineItem`) ?? {};
      const kept = Object.fromEntries(Object.entries(before ?? {}).filter(([name]) => !sums.includes(name)));
      const line = readLine(read, { ...kept, ...given, ...(id && { id }) }, `${field}.lineItem`, order.currency);
      if (line.quantity < least) {
        const description = `must be greater than or equal to ${least}, which were delivered or given back`;
        read.addViolation(`${field}.lineItem.quantity`, description, 'MIN', { data: { threshold: least } });
      }
      lines = before ? lines.map((one) => (one.id === id ? line : one)) : [...lines, line];
    }
  }
  return lines;
}

/** Reads the quantities that go back into the stock, by line item. */
const readRestock = (settings: Input): Map<string, number> =>
  new Map(
    (Array.isArray(settings['inventoryUpdates']) ? settings['inventoryUpdates'] : [])
      .filter((one): one is Input => isObject(one) && one['actionType'] === 'RESTOCK')
      .map((one) => [String(one['lineItemId']), Number(one['quantityChange']) || 0]),
  );

/** Applies the changes of a draft to the line items, shipping, billing and recipient of an order. Totals are calculated anew. */
export const commitDeltas = route({
  id: 'ecom.orders.commitDeltas',
  method: 'POST',
  paths: [
    '/ecom/v1/orders/{id}/commit-deltas',
    '/v1/orders/{id}/commit-deltas',
    '/ecom/v1/ep-orders/{id}/commit-deltas',
  ],
  access: 'merchant',
  handle: ({ body, clock, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    const given: Input = isObject(body) ? body : {};
    const read = new FieldReader();
    const changes = read.object(given['changes'], 'changes') ?? {};
    if (Object.values(changes).every((value) => value === undefined || value === null)) {
      throw new ApplicationError(428, 'EMPTY_DELTAS_TO_COMMIT', 'There is nothing to be changed.', {
        orderId: order.id,
      });
    }
    const draftOrderId = read.string(given['draftOrderId'], 'draftOrderId', { max: 100 });
    const reason = read.string(given['reason'], 'reason', { max: 1000 });
    const settings = read.object(given['commitSettings'], 'commitSettings') ?? {};
    const lines = changeLines(read, order, changes['lineItems']);
    if (lines.length === 0) read.addViolation('changes.lineItems', 'must leave something in the order', 'MIN_SIZE');
    const fields: Record<string, unknown> = { ...order.fields };
    for (const [name, section] of Object.entries(sections)) {
      if (read.object(changes[name], `changes.${name}`))
        fields[section] = { ...(fields[section] as object), ...(changes[name] as object) };
    }
    if (changes['shippingInfoRemoved'] === true) delete fields['shippingInfo'];
    const summary = { ...(fields['priceSummary'] as Input), subtotal: undefined, total: undefined };
    const { priceSummary, total } = pricesOf(read, summary, lines, order.currency);
    read.check();
    const saved = commitChanges(tenant, order, {
      ...{ lines, total, draftOrderId, reason, fields: { ...fields, priceSummary }, restock: readRestock(settings) },
      told: {
        ...{ draftOrderId, commitSettings: settings, commitDate: clock.now().toISOString() },
        changes: wireCommittedChanges(order.lines, lines, changes),
      },
      sendsMail: settings['sendNotificationsToBuyer'] === true,
    });
    return { order: wireOrder(saved, origin) };
  },
});
