import type { FieldType, FieldValue, QueryFields } from '../../kernel/query/field.js';
import { getBalance } from '../../shop/orders/balance.js';
import { customStatuses } from '../../shop/orders/custom-statuses.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { formatOrderFields } from './format-order-fields.js';
import { formatOrderLine, getPricing } from './format-order-line.js';

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);

/** Declares a field of the formatted order. */
function field(type: FieldType, path: string, sortable = true) {
  const names = path.split('.');
  return [
    path,
    { type, sortable, read: (order: StoredOrder) => at(formatOrderFields(order), names) as FieldValue },
  ] as const;
}

/** Lists the strings at a path, in each item of the lists on the way. */
const stringsAt = (value: unknown, path: readonly string[]): string[] => {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => stringsAt(item, path));
  const [key, ...rest] = path;
  if (key === undefined) return typeof value === 'string' ? [value] : [];
  return stringsAt(at(value, [key]), rest);
};

/** Declares a field of the line items. */
function lines(path: string, sortable = false) {
  const names = path.split('.');
  const read = (order: StoredOrder) =>
    order.lines.flatMap((line) => stringsAt(formatOrderLine(line, getPricing(order)), names));
  return [`lineItems.${path}`, { type: 'list' as const, sortable, read }] as const;
}

/** Declares a field of the items of a list of the formatted order. */
function items(path: string) {
  const names = path.split('.');
  const read = (order: StoredOrder) => stringsAt(formatOrderFields(order), names);
  return [path, { type: 'list' as const, sortable: false, read }] as const;
}

const own = (type: FieldType, name: string, sortable: boolean, read: (order: StoredOrder) => FieldValue) =>
  [name, { type, sortable, read }] as const;

/** Fields that orders can be filtered and sorted by. */
export const orderFields: QueryFields<StoredOrder> = new Map([
  own('string', 'id', false, ({ id }) => id),
  own('numeric', 'number', true, ({ number }) => number),
  own('date', 'createdDate', true, ({ createdDate }) => createdDate),
  own('date', 'updatedDate', true, ({ updatedDate }) => updatedDate),
  own(
    'date',
    'purchasedDate',
    true,
    (order) => (formatOrderFields(order)['purchasedDate'] as string | undefined) ?? order.createdDate,
  ),
  own('string', 'status', true, ({ status }) => status),
  own('string', 'paymentStatus', true, ({ paymentStatus }) => paymentStatus),
  own('string', 'fulfillmentStatus', true, ({ fulfillmentStatus }) => fulfillmentStatus),
  own('string', 'checkoutId', false, ({ checkoutId }) => checkoutId),
  own('string', 'buyerInfo.email', true, ({ email }) => email),
  own('numeric', 'priceSummary.total.amount', true, ({ total }) => total),
  own('numeric', 'balanceSummary.authorized.amount', true, (order) => getBalance(order).authorized),
  own('numeric', 'balanceSummary.pending.amount', true, (order) => getBalance(order).pending),
  own('numeric', 'balanceSummary.pendingRefund.amount', true, (order) => getBalance(order).pendingRefund),
  field('string', 'buyerInfo.contactId', false),
  field('string', 'buyerInfo.memberId', false),
  field('string', 'buyerInfo.visitorId', false),
  field('string', 'channelInfo.type'),
  field('string', 'channelInfo.externalOrderId', false),
  field('string', 'createdBy.userId', false),
  field('string', 'billingInfo.contactDetails.firstName'),
  field('string', 'billingInfo.contactDetails.lastName'),
  field('string', 'businessLocation.id'),
  field('string', 'businessLocation.name'),
  field('string', 'shippingInfo.title'),
  field('string', 'shippingInfo.region.name'),
  field('string', 'shippingInfo.logistics.deliveryTime'),
  field('date', 'shippingInfo.logistics.deliveryTimeSlot.from'),
  field('date', 'shippingInfo.logistics.deliveryTimeSlot.to'),
  field('numeric', 'taxInfo.totalTax.amount'),
  field('numeric', 'taxInfo.totalExempt.amount'),
  field('boolean', 'archived', false),
  field('boolean', 'imported', false),
  field('boolean', 'seenByAHuman', false),
  field('boolean', 'demo', false),
  field('list', 'tags.tags.tagIds', false),
  field('list', 'tags.privateTags.tagIds', false),
  lines('catalogReference.appId'),
  lines('catalogReference.catalogItemId'),
  lines('subscriptionInfo.id'),
  lines('locations.id'),
  lines('productName.original', true),
  items('appliedDiscounts.coupon.id'),
  own('list', 'fulfillmentStatusesAggregate.statuses', true, customStatuses),
]);
