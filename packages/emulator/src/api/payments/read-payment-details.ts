import { patchBetween } from '../../kernel/input/merge-patch.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { GiftCardDetails, MembershipDetails, PaymentCard } from '../../shop/orders/payment.js';
import { readName } from '../purchase/read-line-details.js';
import { formatCard, formatGiftCardDetails, formatMembershipDetails } from './format-payment-details.js';

/** Reads strings: a property for each given field, by the name of the field. */
const readStrings = <T extends Readonly<Record<string, string>>>(
  input: Input,
  names: T,
): { [name in T[keyof T]]?: string } =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => (typeof input[field] === 'string' ? [[name, input[field]]] : [])),
  ) as { [name in T[keyof T]]?: string };

/** Adds the fields that do not follow from the details. */
function withWritten<T extends object>(
  details: T,
  input: Input,
  format: (details: T) => Input,
): T & { written?: Input } {
  const written = patchBetween(format(details), input);
  return Object.keys(written).length > 0 ? { ...details, written } : details;
}

/** Reads the card of a payment. Other fields than the brand and the last digits are stored as given. */
export const readCard = (input: Input): PaymentCard =>
  withWritten(readStrings(input, { brand: 'brand', lastFourDigits: 'lastFourDigits' } as const), input, formatCard);

/** Reads the details of a payment by gift card. Unknown fields are stored as given. */
export const readGiftCardDetails = (input: Input): GiftCardDetails =>
  withWritten(
    readStrings(input, { giftCardPaymentId: 'cardId', appId: 'appId', obfuscatedCode: 'obfuscatedCode' } as const),
    input,
    formatGiftCardDetails,
  );

/** Reads the details of a payment by membership. Unknown fields are stored as given. */
export function readMembershipDetails(input: Input): MembershipDetails {
  const { futureMembership, name } = input;
  const future = isObject(futureMembership) ? futureMembership : {};
  const { benefitId, lineItemId } = future;
  const details: MembershipDetails = {
    ...readStrings(input, {
      membershipId: 'membershipId',
      providerAppId: 'appId',
      lineItemId: 'lineItemId',
      status: 'status',
      externalTransactionId: 'transactionId',
    } as const),
    ...(isObject(name) && readName(name)),
    ...(typeof lineItemId === 'string' &&
      typeof benefitId === 'string' && { futureMembership: { lineItemId, benefitId } }),
  };
  return withWritten(details, input, formatMembershipDetails);
}
