import type { Cart as CartV1, FullAddressContactDetails } from '@cartwright/ecom/current-cart';
import type { Cart, CustomerInfo } from '@cartwright/ecom/current-cart-v2';
import type { KnownCart } from '../cart-v2/types.js';
import { omitUndefined } from './convert-line-item.js';
import { createUnsupportedError } from './create-unsupported-error.js';

/** Contact details of a customer. Cart V1 has them at the delivery address. */
const toContact = ({ company, firstName, lastName, phone, vatId }: CustomerInfo): FullAddressContactDetails =>
  omitUndefined({ company, firstName, lastName, phone, vatId });

/** Throws `cart_v1_unsupported` for fields that carts do not have in Cart V1. */
function requireSupported({ paymentInfo, source, taxInfo }: Cart): void {
  if (paymentInfo?.billingAddress ?? paymentInfo?.billingContact) throw createUnsupportedError('a billing address');
  if (taxInfo?.taxExemptGroupId) throw createUnsupportedError('a tax exemption');
  if (source) throw createUnsupportedError('a source');
}

/**
 * Converts fields to update to those of Cart V1.
 *
 * @param fields - Fields of Cart V2.
 * @param before - Last known cart. Cart V1 replaces address and contact details together: the other one is repeated.
 */
export function convertFields(fields: Cart, before: KnownCart): CartV1 {
  requireSupported(fields);
  const { businessInfo, customCheckoutUrl, customerInfo = {}, deliveryInfo, extendedFields, note } = fields;
  const contact = toContact(customerInfo);
  const changesContact = deliveryInfo?.address !== undefined || Object.keys(contact).length > 0;
  const address = deliveryInfo?.address ?? before?.deliveryInfo?.address;
  return omitUndefined({
    buyerNote: note,
    buyerInfo: customerInfo.email === undefined ? undefined : { email: customerInfo.email },
    contactInfo: changesContact
      ? { ...(address && { address }), contactDetails: { ...toContact(before?.customerInfo ?? {}), ...contact } }
      : undefined,
    businessLocationId: businessInfo?.locationId,
    overrideCheckoutUrl: customCheckoutUrl,
    extendedFields,
  });
}
