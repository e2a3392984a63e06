import { compare, min, minus, round, times } from '../../kernel/money/decimal.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { StoredOrder } from '../orders/order.js';
import { newId } from '../../kernel/state/ids.js';
import type { MembershipDetails, StoredPayment } from '../orders/payment.js';
import { requireLine } from '../orders/require-line.js';

/** Charge of a membership for a line item. */
export interface MembershipCharge extends Pick<
  MembershipDetails,
  'appId' | 'futureMembership' | 'membershipId' | 'name' | 'translatedName'
> {
  readonly lineItemId: string;
}

/** ID of a membership that is rejected. Without a plugin, every other ID is accepted. */
const notEligible = 'not-eligible';

const isEligible = (order: StoredOrder, { futureMembership, membershipId }: MembershipCharge): boolean =>
  futureMembership ? order.lines.some(({ id }) => id === futureMembership.lineItemId) : membershipId !== notEligible;

/**
 * Creates the payments of line items by memberships: the price of each, up to the order's `open` balance.
 *
 * @throws {ApplicationError} `LINE_ITEM_NOT_FOUND`; `MEMBERSHIP_NOT_ELIGIBLE`, `LINE_ITEM_PAID`
 */
export function membershipPayments(
  order: StoredOrder,
  charges: readonly MembershipCharge[],
  { now, open }: { readonly now: string; readonly open: string },
): StoredPayment[] {
  const paid = new Set(
    order.payments.flatMap(({ membership, status }) => (status === 'APPROVED' ? [membership?.lineItemId] : [])),
  );
  let left = open;
  return charges.map((charge) => {
    const { lineItemId } = charge;
    const { quantity, unitPrice } = requireLine(order, lineItemId);
    if (!isEligible(order, charge)) {
      throw new ApplicationError(
        'failedPrecondition',
        'MEMBERSHIP_NOT_ELIGIBLE',
        'The membership cannot pay for this line item.',
        {
          lineItemId,
        },
      );
    }
    if (paid.has(lineItemId) || compare(left, 0) <= 0) {
      throw new ApplicationError('failedPrecondition', 'LINE_ITEM_PAID', 'The line item is already paid.', {
        lineItemId,
      });
    }
    paid.add(lineItemId);
    const amount = round(min(times(unitPrice, quantity), left), order.currency);
    left = minus(left, amount);
    return {
      id: newId(),
      createdDate: now,
      updatedDate: now,
      amount,
      status: 'APPROVED',
      kind: 'membership',
      offline: false,
      refundDisabled: false,
      chargebacks: [],
      membership: { ...charge, status: 'CHARGED' },
    };
  });
}
