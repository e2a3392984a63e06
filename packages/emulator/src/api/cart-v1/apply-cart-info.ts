import { addressWithContactFields } from '../purchase/address-fields.js';
import { readAddressWithContact } from '../purchase/read-address-with-contact.js';
import { applyFields, type FieldSource } from '../../kernel/input/apply-fields.js';
import { isObject } from '../../kernel/input/object.js';
import { maskPaths } from '../../kernel/input/mask-paths.js';
import { readString } from '../../kernel/input/read-string.js';
import type { Cart } from '../../shop/purchase/purchase.js';
import { readShippingOption } from '../purchase/read-shipping-option.js';

const sources: Readonly<Record<string, FieldSource>> = {
  buyerNote: ['buyerNote', (value, field) => readString(value, field, 1000)],
  email: ['buyerInfo.email', (value, field) => readString(value, field, 254)],
  shippingDestination: ['contactInfo', readAddressWithContact],
  selectedShippingOption: ['selectedShippingOption', readShippingOption],
  overrideCheckoutUrl: ['overrideCheckoutUrl', (value, field) => readString(value, field, 1000)],
  businessLocationId: ['businessLocationId', (value, field) => readString(value, field, 36)],
  extendedFields: ['extendedFields', (value) => (isObject(value) ? value : undefined)],
};

/** The fields of a cart that a field mask may name. */
const fields = {
  buyerNote: 'value',
  buyerInfo: { email: 'value' },
  contactInfo: addressWithContactFields,
  selectedShippingOption: { code: 'value', carrierId: 'value' },
  overrideCheckoutUrl: 'value',
  businessLocationId: 'value',
  extendedFields: 'any',
} as const;

/**
 * Returns the cart with the fields that a request changes. Without a mask the given fields are set, and `null` clears one;
 * with a mask exactly the named paths are set, and one that is not given is cleared. Read-only fields are ignored.
 * @throws {ValidationError} for a mask that names an unknown field, or an invalid field
 */
export const applyCartInfo = (cart: Cart, cartInfo: unknown, fieldMask: unknown): Cart =>
  applyFields(cart, {
    root: 'cartInfo',
    maskField: 'cartFieldmask',
    sources,
    fields,
    input: isObject(cartInfo) ? cartInfo : {},
    mask: maskPaths(fieldMask)?.map((path) => path.replace(/^cartInfo\./, '')),
  });
