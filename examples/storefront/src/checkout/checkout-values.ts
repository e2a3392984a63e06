import type { Address } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/cart-v2';
import type { MemberResult } from '@cartwright/react/identity';

/** Text fields of the checkout page, in the order of the page. */
export const checkoutFields = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'country',
  'region',
  'addressLine1',
  'addressLine2',
  'city',
  'postalCode',
  'note',
] as const;

/** Name of a text field of the checkout page. */
export type CheckoutField = (typeof checkoutFields)[number];

/** Values of the text fields. Empty strings are not filled in. */
export type CheckoutValues = Readonly<Record<CheckoutField, string>>;

/** Whether a text looks like an email address. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Address in a member's profile. */
function homeOf(member: MemberResult['data']): Address {
  const [home] = member?.contact?.addresses ?? [];
  const { number, name } = home?.streetAddress ?? {};
  const line = home?.addressLine ?? [number, name].filter(Boolean).join(' ');
  const { city, country, postalCode, subdivision, addressLine2 } = home ?? {};
  return { addressLine1: line, addressLine2, city, country, postalCode, subdivision } as Address;
}

/** Address of the cart. One with only a place, from the estimate in the bag, is completed by the member's. */
function addressOf(address: Address | undefined, home: Address): Address {
  if (!address) return home;
  const isHome = address.country === home.country && (address.subdivision ?? null) === (home.subdivision ?? null);
  return isHome && !address.addressLine1 && !address.city && !address.postalCode ? home : address;
}

/** Values of a cart. What the cart does not have comes from the member's profile. */
export function valuesOf(cart: Cart, member: MemberResult['data']): CheckoutValues {
  const { customerInfo = {}, deliveryInfo, note } = cart;
  const contact = member?.contact;
  const address = addressOf(deliveryInfo?.address, homeOf(member));
  return {
    email: customerInfo.email ?? member?.loginEmail ?? '',
    firstName: customerInfo.firstName ?? contact?.firstName ?? '',
    lastName: customerInfo.lastName ?? contact?.lastName ?? '',
    phone: customerInfo.phone ?? contact?.phones?.[0] ?? '',
    country: address.country ?? '',
    region: address.subdivision ?? '',
    addressLine1: address.addressLine1 ?? '',
    addressLine2: address.addressLine2 ?? '',
    city: address.city ?? '',
    postalCode: address.postalCode ?? '',
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
export function changesOf(values: CheckoutValues, cart: Cart, needsDelivery: boolean): Cart | undefined {
  const fields = toCart(values, needsDelivery);
  return isSaved(fields, cart) ? undefined : fields;
}
