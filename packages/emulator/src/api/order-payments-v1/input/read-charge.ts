import { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../../kernel/input/object.js';
import type { Charge, RegularCharge } from '../../../shop/payments/charge-order.js';
import { readAmount } from './read-amount.js';
import { readDelayedCapture } from './read-delayed-capture.js';
import { readMembershipCharges } from './read-membership-charges.js';

function readRegular(read: FieldReader, input: Input, currency: string, now: Date): RegularCharge {
  const field = 'regularCharge';
  if (!input['amount']) read.missing(`${field}.amount`);
  const amount = readAmount(read, input['amount'], `${field}.amount`, currency) ?? '0';
  const intent = read.string(input['paymentIntentId'], `${field}.paymentIntentId`, { min: 1, max: 100 });
  const capture = read.object(input['delayedCaptureSettings'], `${field}.delayedCaptureSettings`);
  const scheduledAction = capture && readDelayedCapture(read, capture, `${field}.delayedCaptureSettings`, now);
  return {
    amount,
    ...(intent && { intent }),
    delayed: read.boolean(input['delayedCharge'], `${field}.delayedCharge`) ?? false,
    saves: read.boolean(input['savePaymentMethod'], `${field}.savePaymentMethod`) ?? false,
    ...(scheduledAction && { scheduledAction }),
  };
}

/**
 * Reads the payment methods of a charge.
 *
 * @throws {ValidationError} for an empty list, and for invalid methods
 */
export function readCharge(body: unknown, currency: string, now: Date): Charge {
  const input: Input = isObject(body) ? body : {};
  const read = new FieldReader();
  const regular = read.object(input['regularCharge'], 'regularCharge');
  const giftCards = (read.list(input['giftCards'], 'giftCards', { max: 100 }) ?? []).map((item, index) => {
    const at = `giftCards[${index}]`;
    const card = read.required(item, at);
    if (!card['amount']) read.missing(`${at}.amount`);
    const conversion = read.object(card['currencyConversionInfo'], `${at}.currencyConversionInfo`);
    const path = `${at}.currencyConversionInfo.originalCurrency`;
    const original = read.string(conversion?.['originalCurrency'], path, { min: 3, max: 3 });
    return {
      code: read.string(card['giftCardCode'] ?? '', `${at}.giftCardCode`, { min: 1, max: 50 }) ?? '',
      amount: readAmount(read, card['amount'], `${at}.amount`, currency) ?? '0',
      ...(original && { currency: original }),
    };
  });
  const memberships = readMembershipCharges(read, input['memberships'], 0);
  const memberId = read.string(input['memberId'], 'memberId', { min: 1, max: 100 });
  if (memberships.length > 0 && memberId === undefined) read.missing('memberId');
  read.boolean(input['merchantInitiated'], 'merchantInitiated');
  const key = read.string(input['idempotencyKey'], 'idempotencyKey', { min: 1, max: 100 });
  const charge = regular && readRegular(read, regular, currency, now);
  if (!charge && giftCards.length + memberships.length === 0) {
    read.addViolation('regularCharge', 'must not be empty', 'REQUIRED_ONE_OF_FIELD');
  }
  read.check();
  return { giftCards, memberships, memberId: memberId ?? '', ...(charge && { regular: charge }), ...(key && { key }) };
}
