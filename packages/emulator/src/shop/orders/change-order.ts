import { addressFields, addressWithContactFields } from '../../api/cart-v1/address-fields.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { maskedFields } from '../../kernel/input/masked-fields.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoredOrder } from './order.js';
import { type Happening, saveOrder } from './save-order.js';

/** The fields of a price that a field mask may name. */
const price = { amount: 'value', formattedAmount: 'value' } as const;

/** The objects of an order that can be changed, and their fields. Without a mask they are changed field by field. */
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

/** The values of an order that can be changed. */
const values = {
  buyerNote: 'value',
  customFields: 'value',
  attributionSource: 'value',
  externalFulfiller: 'any',
  externalTransactionId: 'value',
} as const;

const flags = { archived: 'value', seenByAHuman: 'value' } as const;

/** A change laid over what there is: objects field by field; `null` takes a field away. */
function overlay(before: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const result: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete result[name];
    else result[name] = overlay(result[name], value);
  }
  return result;
}

function readChanges(read: FieldReader, given: Input, field: string): Input {
  const changes: Record<string, unknown> = {};
  for (const name of Object.keys(objects)) {
    if (given[name] === null || read.object(given[name], `${field}.${name}`)) changes[name] = given[name];
  }
  for (const name of Object.keys(flags)) {
    const flag = given[name] === null ? false : read.flag(given[name], `${field}.${name}`);
    if (flag !== undefined) changes[name] = flag;
  }
  for (const name of Object.keys(values)) if (given[name] !== undefined) changes[name] = given[name];
  read.text(given['buyerNote'], `${field}.buyerNote`, { max: 1000 });
  const buyer = isObject(given['buyerInfo']) ? given['buyerInfo'] : undefined;
  const email = read.text(buyer?.['email'], `${field}.buyerInfo.email`, { min: 3, max: 320 });
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    read.refuse(`${field}.buyerInfo.email`, 'must be an e-mail address', 'FORMAT');
  }
  return changes;
}

/**
 * Saves the changes of an order that a request describes: the given fields, or exactly the fields of its mask.
 * @throws {ApplicationError} 428 `ORDER_IS_PENDING`, `ORDER_IS_REJECTED`
 * @throws {ValidationError} for invalid fields, and for a mask that names an unknown one
 */
export function changeOrder(tenant: Tenant, order: StoredOrder, given: Input, mask: unknown): StoredOrder {
  if (order.status === 'PENDING' || order.status === 'REJECTED') {
    throw new ApplicationError(428, `ORDER_IS_${order.status}`, 'The order cannot be changed.', { orderId: order.id });
  }
  const read = new FieldReader();
  const fields = { ...objects, ...values, ...flags };
  const changes = readChanges(read, maskedFields(read, { given, before: order.fields, mask, fields }), 'order');
  read.check();
  const isMasked = maskPaths(mask) !== undefined;
  const kept = Object.entries(order.fields).filter(([name]) => !isMasked || !(name in changes));
  const changed = overlay(Object.fromEntries(kept), changes) as StoredOrder['fields'];
  const { email, ...rest } = order;
  const buyer = changed['buyerInfo'];
  const newEmail = isObject(buyer) && typeof buyer['email'] === 'string' ? buyer['email'] : undefined;
  const happened: Happening[] = [];
  if (newEmail !== email) happened.push(['EMAIL_EDITED']);
  if (JSON.stringify(changed['shippingInfo']) !== JSON.stringify(order.fields['shippingInfo'])) {
    happened.push(['SHIPPING_ADDRESS_EDITED']);
  }
  return saveOrder(tenant, { ...rest, fields: changed, ...(newEmail && { email: newEmail }) }, happened);
}
