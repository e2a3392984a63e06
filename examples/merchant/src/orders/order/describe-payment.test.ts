import { expect, test } from 'vitest';
import { describePayment } from './describe-payment.js';

const visa = { brand: 'VISA', lastFourDigits: '4242' };

test.each([
  [
    'Credit card, VISA ending in 4242',
    { regularPaymentDetails: { paymentMethod: 'CreditCard', creditCardDetails: visa } },
  ],
  [
    'Credit card, VISA',
    { regularPaymentDetails: { paymentMethod: 'CreditCard', creditCardDetails: { brand: 'VISA' } } },
  ],
  ['PayPal', { regularPaymentDetails: { paymentMethod: 'PayPal' } }],
  ['Payment', { regularPaymentDetails: {} }],
  ['Gift card', { giftcardPaymentDetails: { appId: 'gift-cards' } }],
  ['Membership', { membershipPaymentDetails: { name: { original: 'Gold' } } }],
])('describes a payment as %s', (text, payment) => {
  expect(describePayment(payment)).toBe(text);
});
