import { patchBetween } from '../../kernel/input/merge-patch.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { GiftCardDetails, MembershipDetails, PaymentCard } from '../../shop/orders/payment.js';
import { readName } from '../purchase/read-line-details.js';
import { formatCard, formatGiftCardDetails, formatMembershipDetails } from './format-payment-details.js';

/** Reads strings: a property for each given field, by the name of the field. */
const readStrings = <T extends Readonly<Record<string, string>>>(
  given: Input,
  names: T,
): { [name in T[keyof T]]?: string } =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => (typeof given[field] === 'string' ? [[name, given[field]]] : [])),
  ) as { [name in T[keyof T]]?: string };

/** Adds the fields that do not follow from the details. */
function withWritten<T extends object>(
  details: T,
  given: Input,
  format: (details: T) => Input,
): T & { written?: Input } {
  const written = patchBetween(format(details), given);
  return Object.keys(written).length > 0 ? { ...details, written } : details;
}

/** Reads the card of a payment. Other fields than the brand and the last digits are stored as given. */
export const readCard = (given: Input): PaymentCard =>
  withWritten(readStrings(given, { brand: 'brand', lastFourDigits: 'lastFourDigits' } as const), given, formatCard);

/** Reads the details of a payment by gift card. Unknown fields are stored as given. */
export const readGiftCardDetails = (given: Input): GiftCardDetails =>
  withWritten(
    readStrings(given, { giftCardPaymentId: 'cardId', appId: 'appId', obfuscatedCode: 'obfuscatedCode' } as const),
    given,
    formatGiftCardDetails,
  );

/** Reads the details of a payment by membership. Unknown fields are stored as given. */
export function readMembershipDetails(given: Input): MembershipDetails {
  const { futureMembership, name } = given;
  const future = isObject(futureMembership) ? futureMembership : {};
  const { benefitId, lineItemId } = future;
  const details: MembershipDetails = {
    ...readStrings(given, {
      ...{ membershipId: 'membershipId', providerAppId: 'appId', lineItemId: 'lineItemId' },
      ...{ status: 'status', externalTransactionId: 'transactionId' },
    } as const),
    ...(isObject(name) && readName(name)),
    ...(typeof lineItemId === 'string' &&
      typeof benefitId === 'string' && { futureMembership: { lineItemId, benefitId } }),
  };
  return withWritten(details, given, formatMembershipDetails);
}
