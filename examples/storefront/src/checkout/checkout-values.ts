import type { Cart } from '@cartwright/ecom/cart-v2';
import type { Member } from '@cartwright/identity/members';
import { isEmail } from '../lib/is-email.js';
import { addressFields, type AddressValues, addressValues } from './saved-address.js';

/** Text fields of the checkout page, in the order of the page. */
export const checkoutFields = ['email', 'firstName', 'lastName', 'phone', ...addressFields, 'note'] as const;

/** Name of a text field of the checkout page. */
export type CheckoutField = (typeof checkoutFields)[number];

/** Values of the text fields. Empty strings are not filled in. */
export type CheckoutValues = Readonly<Record<CheckoutField, string>>;

/** The member's address to start with: the first one, or the first at the place and postal code of the cart. */
function getHomeAddress(member: Member | null | undefined, place?: AddressValues): AddressValues {
  const addresses = (member?.contact?.addresses ?? []).map(addressValues);
  const isThere = (home: AddressValues) =>
    home.country === place?.country &&
    home.region === place.region &&
    (!place.postalCode || home.postalCode === place.postalCode);
  return (place ? addresses.find(isThere) : addresses[0]) ?? place ?? addressValues();
}

/** Address of the cart. One with only a place, from the estimate in the bag, is completed by the member's. */
function getAddress({ deliveryInfo }: Cart, member: Member | null | undefined): AddressValues {
  const { address } = deliveryInfo ?? {};
  if (!address) return getHomeAddress(member);
  const { addressLine1, addressLine2, city, country, postalCode, subdivision } = address;
  const values = {
    country: country ?? '',
    region: subdivision ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    addressLine1: addressLine1 ?? '',
    addressLine2: addressLine2 ?? '',
  };
  return values.addressLine1 || values.city ? values : getHomeAddress(member, values);
}

/** Values of a cart. What the cart does not have comes from the member's profile. */
export function toCheckoutValues(cart: Cart, member: Member | null | undefined): CheckoutValues {
  const { customerInfo = {}, note } = cart;
  const contact = member?.contact;
  return {
    email: customerInfo.email ?? member?.loginEmail ?? '',
    firstName: customerInfo.firstName ?? contact?.firstName ?? '',
    lastName: customerInfo.lastName ?? contact?.lastName ?? '',
    phone: customerInfo.phone ?? contact?.phones?.[0] ?? '',
    ...getAddress(cart, member),
    note: note ?? '',
  };
}

const orNull = (text: string): string | null => text.trim() || null;

/** Fields of a cart with the values. An email address that is not complete yet is left out. */
function toCart(values: CheckoutValues, needsDelivery: boolean) {
  const { email, firstName, lastName, note, phone, region, ...address } = values;
  return {
    note: orNull(note),
    customerInfo: {
      ...((email.trim() === '' || isEmail(email.trim())) && { email: orNull(email) }),
      firstName: orNull(firstName),
      lastName: orNull(lastName),
      phone: orNull(phone),
    },
    ...(needsDelivery &&
      address.country !== '' && {
        deliveryInfo: {
          address: {
            country: address.country,
            subdivision: orNull(region),
            addressLine1: orNull(address.addressLine1),
            addressLine2: orNull(address.addressLine2),
            city: orNull(address.city),
            postalCode: orNull(address.postalCode),
          },
        },
      }),
  };
}

/** Whether every given field of a cart has its value already. Absent and empty fields are equal to `null`. */
function isSaved(fields: object, cart: object | undefined): boolean {
  return Object.entries(fields).every(([name, value]: [string, unknown]) => {
    const saved = (cart as Record<string, unknown> | undefined)?.[name];
    if (typeof value === 'object' && value !== null) return isSaved(value, saved as object | undefined);
    return value === ((saved as string | undefined) || null);
  });
}

/** The fields of a cart to save, or `undefined` if the cart has them already. */
export function toCartChanges(values: CheckoutValues, cart: Cart, needsDelivery: boolean): Cart | undefined {
  const fields = toCart(values, needsDelivery);
  return isSaved(fields, cart) ? undefined : fields;
}
