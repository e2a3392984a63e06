import type { FieldReader } from '../../kernel/input/field-reader.js';
import type { Input } from '../../kernel/input/object.js';
import type { FulfillmentChange } from '../../shop/fulfillments/change-fulfillment.js';
import { trackingPage } from '../../shop/fulfillments/tracking.js';
import type { OrderLine, StoredOrder } from '../../shop/orders/order.js';
import { refundedQuantity } from '../../shop/orders/refunded-quantity.js';
import { fulfilledQuantity } from '../../shop/orders/fulfillment-status.js';
import type { StoredFulfillment } from '../../shop/orders/fulfillment.js';

/** Quantity of a line item that is neither refunded nor fulfilled. Refunded quantities may have been fulfilled. */
const getUnfulfilled = (order: StoredOrder, { id, quantity }: OrderLine): number =>
  Math.max(quantity - refundedQuantity(order, id) - fulfilledQuantity(order, id), 0);

/**
 * Reads the line items of a fulfillment. The default quantity is the unfulfilled quantity that the earlier entries of
 * the request leave.
 */
function readLines(read: FieldReader, value: unknown, field: string, order: StoredOrder) {
  const unfulfilled = new Map(order.lines.map((line) => [line.id, getUnfulfilled(order, line)]));
  return read.list(value, field, { min: 1, max: 300 })?.map((item, index) => {
    const at = `${field}[${index}]`;
    const input = read.required(item, at);
    const id = read.string(input['id'] ?? '', `${at}.id`, { min: 1, max: 100 }) ?? '';
    const left = unfulfilled.get(id) ?? 0;
    const quantity = read.number(input['quantity'], `${at}.quantity`, { min: 1, max: 100_000, scale: 0 }) ?? left;
    if (id && !unfulfilled.has(id))
      read.addViolation(`${at}.id`, 'must be the ID of a line item of the order', 'OTHER');
    else if (quantity > left || left === 0) {
      read.addViolation(`${at}.quantity`, `must be less than or equal to ${left}`, 'MAX', {
        data: { threshold: left },
      });
    } else unfulfilled.set(id, left - quantity);
    return { id, quantity };
  });
}

function readTracking(read: FieldReader, value: unknown, field: string): StoredFulfillment['trackingInfo'] {
  const input = read.object(value, field);
  if (!input) return undefined;
  const text = (name: string, max: number) => read.string(input[name], `${field}.${name}`, { max });
  const trackingNumber = text('trackingNumber', 100);
  const shippingProvider = text('shippingProvider', 100);
  const tracked = { ...(trackingNumber && { trackingNumber }), ...(shippingProvider && { shippingProvider }) };
  const trackingLink = text('trackingLink', 2000) ?? trackingPage(tracked);
  return { ...tracked, ...(trackingLink && { trackingLink }) };
}

function readCustomInfo(read: FieldReader, value: unknown, field: string): StoredFulfillment['customInfo'] {
  const input = read.object(value, field);
  const fields = input && (read.object(input['fieldsData'], `${field}.fieldsData`) ?? {});
  if (!fields) return undefined;
  const entries = Object.entries(fields).map(([name, text]) => [
    name,
    read.string(text, `${field}.fieldsData.${name}`, { max: 1000 }) ?? '',
  ]);
  return { fieldsData: Object.fromEntries(entries) as Record<string, string> };
}

/** Reads the fields of a fulfillment. */
export function readFulfillment(read: FieldReader, input: Input, field: string, order: StoredOrder): FulfillmentChange {
  const lineItems = readLines(read, input['lineItems'], `${field}.lineItems`, order);
  const trackingInfo = readTracking(read, input['trackingInfo'], `${field}.trackingInfo`);
  const customInfo = readCustomInfo(read, input['customInfo'], `${field}.customInfo`);
  const status = read.string(input['status'], `${field}.status`, { max: 50 });
  const completed = read.boolean(input['completed'], `${field}.completed`);
  return {
    ...(lineItems && { lineItems }),
    ...(trackingInfo && { trackingInfo }),
    ...(customInfo && { customInfo }),
    ...(status !== undefined && { status }),
    ...(completed !== undefined && { completed }),
  };
}
