import type { Address } from '@cartwright/identity/members';
import { getStreet } from '../lib/account/addresses.js';

/** Fields of the delivery address on the checkout page. */
export const addressFields = ['country', 'region', 'addressLine1', 'addressLine2', 'city', 'postalCode'] as const;

/** Delivery address on the checkout page. Empty strings are not filled in. */
export type AddressValues = Readonly<Record<(typeof addressFields)[number], string>>;

/** Values of an address of the member, or of none. */
export const addressValues = (address: Address = {}): AddressValues => ({
  country: address.country ?? '',
  region: address.subdivision ?? '',
  addressLine1: getStreet(address),
  addressLine2: address.addressLine2 ?? '',
  city: address.city ?? '',
  postalCode: address.postalCode ?? '',
});

/** Address of the member with the values. */
export const toAddress = ({ region, addressLine1, addressLine2, ...values }: AddressValues): Address => ({
  country: values.country,
  city: values.city.trim(),
  postalCode: values.postalCode.trim(),
  addressLine: addressLine1.trim(),
  ...(addressLine2.trim() && { addressLine2: addressLine2.trim() }),
  ...(region && { subdivision: region }),
});

/** Finds the address of the member that has the values. */
export const findAddress = (addresses: readonly Address[], values: AddressValues): Address | undefined =>
  addresses.find((address) => {
    const saved = addressValues(address);
    return addressFields.every((field) => saved[field] === values[field].trim());
  });
