import { FieldReader } from '../../../kernel/input/field-reader.js';
import type { Input } from '../../../kernel/input/object.js';
import { newId } from '../../../kernel/state/ids.js';
import type { Authorization, StoredPayment, TransactionStatus } from '../../../shop/orders/payment.js';
import { readGiftCardDetails, readMembershipDetails } from '../../payments/read-payment-details.js';
import { readProviderDetails } from './read-provider-details.js';
import { readAmount } from './read-amount.js';

/** Valid statuses of new payments. */
const beginnings = ['APPROVED', 'PENDING', 'PENDING_MERCHANT', 'CANCELED', 'DECLINED', 'AUTHORIZED'] as const;

const kinds = { regularPaymentDetails: 'regular', giftcardPaymentDetails: 'giftcard' } as const;

function readRegular(read: FieldReader, input: Input, field: string) {
  const status: TransactionStatus = read.enumeration(input['status'], `${field}.status`, beginnings) ?? 'APPROVED';
  const offline = read.boolean(input['offlinePayment'], `${field}.offlinePayment`) ?? false;
  const provider = readProviderDetails((name) => read.string(input[name], `${field}.${name}`, { max: 100 }));
  const scheduledAction = readSchedule(read, input['authorizationDetails'], `${field}.authorizationDetails`);
  return { status, offline, provider, ...(scheduledAction && { scheduledAction }) };
}

/** Reads the scheduled action of an authorized payment, with its date. */
function readSchedule(read: FieldReader, value: unknown, field: string): Authorization['scheduledAction'] {
  const at = `${field}.scheduledAction`;
  const input = read.object(read.object(value, field)?.['scheduledAction'], at);
  if (!input) return undefined;
  const actionType = read.enumeration(input['actionType'], `${at}.actionType`, ['VOID', 'CAPTURE']);
  const executionDate = read.string(input['executionDate'] ?? '', `${at}.executionDate`, { min: 1, max: 50 });
  if (!actionType) read.missing(`${at}.actionType`);
  if (executionDate && Number.isNaN(Date.parse(executionDate))) {
    read.addViolation(`${at}.executionDate`, 'must be a date', 'FORMAT');
  }
  return actionType && executionDate ? { actionType, executionDate } : undefined;
}

/**
 * Reads the payments that a merchant adds to an order.
 *
 * @throws {ValidationError} for an empty list, more than 50 payments, and missing or invalid amounts or details
 */
export function readPayments(list: unknown, currency: string, now: string): StoredPayment[] {
  const read = new FieldReader();
  if (list === undefined || list === null) read.missing('payments');
  const payments = (read.list(list, 'payments', { min: 1, max: 50 }) ?? []).map((item, index): StoredPayment => {
    const field = `payments[${index}]`;
    const input = read.required(item, field);
    if (!input['amount']) read.missing(`${field}.amount`);
    const amount = readAmount(read, input['amount'], `${field}.amount`, currency) ?? '0';
    const refundDisabled = read.boolean(input['refundDisabled'], `${field}.refundDisabled`) ?? false;
    const name = (['regularPaymentDetails', 'giftcardPaymentDetails', 'membershipPaymentDetails'] as const).find(
      (key) => input[key] !== undefined && input[key] !== null,
    );
    if (!name) read.addViolation(`${field}.paymentDetails`, 'must not be empty', 'REQUIRED_ONE_OF_FIELD');
    const details = read.object(name && input[name], `${field}.${name}`) ?? {};
    const regular = name === 'regularPaymentDetails' ? readRegular(read, details, `${field}.${name}`) : undefined;
    const { status = 'APPROVED' } = regular ?? {};
    return {
      id: newId(),
      createdDate: now,
      updatedDate: now,
      amount,
      status,
      refundDisabled,
      chargebacks: [],
      kind: name === 'membershipPaymentDetails' ? 'membership' : kinds[name ?? 'regularPaymentDetails'],
      offline: regular?.offline ?? false,
      ...(regular && { provider: regular.provider }),
      ...(name === 'giftcardPaymentDetails' && { giftCard: readGiftCardDetails(details) }),
      ...(name === 'membershipPaymentDetails' && { membership: readMembershipDetails(details) }),
      ...(status === 'AUTHORIZED' && {
        authorization: {
          authorizedDate: now,
          captures: [],
          ...(regular?.scheduledAction && { scheduledAction: regular.scheduledAction }),
        },
      }),
    };
  });
  read.check();
  return payments;
}
