import type { LoadedOrder } from './load-order.server.js';

type Payment = NonNullable<LoadedOrder['transactions']['payments']>[number];

/** Names of the platform's payment methods where they are not words. */
const methods: Readonly<Record<string, string>> = { CreditCard: 'Credit card' };

/** Method of a payment, with the brand and the last digits of a card. */
export function describePayment({
  giftcardPaymentDetails,
  membershipPaymentDetails,
  regularPaymentDetails: { paymentMethod, creditCardDetails } = {},
}: Partial<Payment>): string {
  if (giftcardPaymentDetails) return 'Gift card';
  if (membershipPaymentDetails) return 'Membership';
  const { brand, lastFourDigits } = creditCardDetails ?? {};
  const card = [brand, lastFourDigits && `ending in ${lastFourDigits}`].filter(Boolean).join(' ');
  const method = methods[paymentMethod ?? ''] ?? paymentMethod ?? 'Payment';
  return card ? `${method}, ${card}` : method;
}
