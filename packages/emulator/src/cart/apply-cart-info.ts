import { check, isObject, maskPaths, readText, violation } from '../input/index.js';
import { readAddressWithContact } from '../shipping/index.js';
import type { StoredCart } from './cart.js';
import { readShippingOption } from './read-shipping-option.js';

const field = (name: string) => `cartInfo.${name}`;

/** How each field of the cart that a client may change is read. */
const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  buyerNote: (value) => readText(value, field('buyerNote'), 1000),
  email: (value) => readText(value, field('buyerInfo.email'), 254),
  contactInfo: (value) => readAddressWithContact(value, field('contactInfo')),
  selectedShippingOption: (value) => readShippingOption(value, field('selectedShippingOption')),
  overrideCheckoutUrl: (value) => readText(value, field('overrideCheckoutUrl'), 1000),
  businessLocationId: (value) => readText(value, field('businessLocationId'), 36),
  extendedFields: (value) => (isObject(value) ? value : undefined),
};

/** The fields that a mask names; `undefined` without a mask. */
const readMask = (mask: unknown): string[] | undefined =>
  maskPaths(mask)
    ?.map((path) => path.replace(/^cartInfo\./, ''))
    .map((path) => (path.startsWith('buyerInfo') ? 'email' : (path.split('.')[0] ?? path)));

/**
 * The cart with what the client says of it. Without a mask the given fields are set, and `null` clears one;
 * with a mask exactly the named fields are set, and one that is not given is cleared. What a client may not change is left alone.
 * @throws {ValidationError} for a mask that names an unknown field, or an invalid field
 */
export function applyCartInfo(cart: StoredCart, cartInfo: unknown, fieldMask: unknown): StoredCart {
  const mask = readMask(fieldMask);
  if (cartInfo === undefined && !mask) return cart;
  const given = isObject(cartInfo) ? cartInfo : {};
  const email = isObject(given.buyerInfo) ? given.buyerInfo.email : undefined;
  const info: Record<string, unknown> = { ...given, ...(email !== undefined && { email }) };
  check(
    (mask ?? [])
      .filter((name) => !(name in readers))
      .map((name) => violation('cartFieldmask', `${name} is no field that can be changed`, 'FIELD_NOT_ALLOWED')),
  );
  const changed: Record<string, unknown> = { ...cart };
  for (const [name, read] of Object.entries(readers)) {
    if (mask ? !mask.includes(name) : info[name] === undefined) continue;
    const value = read(info[name]);
    if (value === undefined) delete changed[name];
    else changed[name] = value;
  }
  return changed as unknown as StoredCart;
}
