import { FieldReader } from '../../kernel/input/field-reader.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { OrderChanges } from '../../shop/orders/change-order.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { addressFields, addressWithContactFields } from '../purchase/address-fields.js';
import { formatOrderFields } from './format-order-fields.js';
import { readDelivery, withFields } from './read-content.js';

/** The fields of a price that a field mask may name. */
const price = { amount: 'value', formattedAmount: 'value' } as const;

/** The objects of an order that can be changed, and their fields. Without a mask they are merged field by field. */
const objects = {
  buyerInfo: { contactId: 'value', email: 'value' },
  billingInfo: addressWithContactFields,
  shippingInfo: {
    carrierId: 'value',
    code: 'value',
    title: 'value',
    logistics: {
      shippingDestination: addressWithContactFields,
      pickupDetails: { address: addressFields, pickupMethod: 'value' },
      deliveryTime: 'value',
      instructions: 'value',
      deliverByDate: 'value',
      deliveryTimeSlot: { from: 'value', to: 'value' },
    },
    cost: {
      price,
      totalPriceBeforeTax: price,
      totalPriceAfterTax: price,
      taxDetails: 'any',
      taxInfo: 'any',
      discount: price,
    },
    region: { name: 'value' },
  },
  recipientInfo: addressWithContactFields,
  extendedFields: 'any',
  businessLocation: { id: 'value', name: 'value' },
} as const;

/** The scalar fields of an order that can be changed. */
const values = {
  buyerNote: 'value',
  customFields: 'value',
  attributionSource: 'value',
  externalFulfiller: 'any',
  externalTransactionId: 'value',
} as const;

const flags = { archived: 'value', seenByAHuman: 'value' } as const;

function readChanges(read: FieldReader, input: Input, field: string): Input {
  const changes: Record<string, unknown> = {};
  for (const name of Object.keys(objects)) {
    if (input[name] === null || read.object(input[name], `${field}.${name}`)) changes[name] = input[name];
  }
  for (const name of Object.keys(flags)) {
    const flag = input[name] === null ? false : read.boolean(input[name], `${field}.${name}`);
    if (flag !== undefined) changes[name] = flag;
  }
  for (const name of Object.keys(values)) if (input[name] !== undefined) changes[name] = input[name];
  read.string(input['buyerNote'], `${field}.buyerNote`, { max: 1000 });
  const buyer = isObject(input['buyerInfo']) ? input['buyerInfo'] : undefined;
  const email = read.string(buyer?.['email'], `${field}.buyerInfo.email`, { min: 3, max: 320 });
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    read.addViolation(`${field}.buyerInfo.email`, 'must be an email address', 'FORMAT');
  }
  return changes;
}

/** Merges a change into a value, field by field. `null` removes a field. */
function overlay(before: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const result: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete result[name];
    else result[name] = overlay(result[name], value);
  }
  return result;
}

/**
 * Reads the changes of an order: the given fields, or exactly the fields of the mask.
 *
 * @throws {ValidationError} for invalid fields, and for a mask that names an unknown one
 */
export function readOrderChanges(order: StoredOrder, input: Input, mask: unknown): OrderChanges {
  const read = new FieldReader();
  const fields = { ...objects, ...values, ...flags };
  const before = formatOrderFields(order);
  const changes = readChanges(read, maskedFields(read, { input, before, mask, fields }), 'order');
  read.check();
  const replaces = maskPaths(mask) !== undefined;
  const unchanged = Object.entries(before).filter(([name]) => !replaces || !(name in changes));
  const after = overlay(Object.fromEntries(unchanged), changes) as Input;
  const buyer = after['buyerInfo'];
  const email = isObject(buyer) && typeof buyer['email'] === 'string' ? buyer['email'] : undefined;
  const delivery = readDelivery(after['shippingInfo'], order.delivery?.details);
  const { delivery: _delivery, email: _email, ...rest } = order;
  const { written } = withFields({ ...rest, ...(delivery && { delivery }), ...(email && { email }) }, after);
  const isDeliveryChanged = JSON.stringify(after['shippingInfo']) !== JSON.stringify(before['shippingInfo']);
  return { delivery, email, written, isDeliveryChanged };
}
