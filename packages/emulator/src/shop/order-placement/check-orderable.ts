import { payable } from '../line-items/line.js';
import type { Priced, Purchase } from '../purchase/purchase.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { OrderRefusal } from './order-refusal.js';

const refuse = (code: string, description: string, data: object = {}) =>
  new ApplicationError('failedPrecondition', code, description, data);

/**
 * Checks that an order can be placed from a checkout.
 * @throws {ApplicationError} `CHECKOUT_ALREADY_PAID`; `EMPTY_CHECKOUT`, `FULL_OUT_OF_STOCK`, `PARTIAL_OUT_OF_STOCK`,
 * `MEMBERS_ONLY_ITEM`, `VIOLATIONS_WITH_ERROR_SEVERITY`, `FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS`, `CALCULATION_ERROR`, `NO_SELECTED_CARRIER_SERVICE_OPTION`, `SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE`
 */
export function checkOrderable(checkout: Priced<Purchase>): void {
  if (checkout.completed) {
    throw new ApplicationError(
      'conflict',
      'CHECKOUT_ALREADY_PAID',
      'An order was already placed from this checkout. Create a new checkout.',
      {
        orderId: checkout.orderId,
      },
    );
  }
  const { lines, totals } = checkout;
  if (lines.length === 0) throw refuse('EMPTY_CHECKOUT', 'The checkout is empty. Add an item first.');
  const short = lines.filter((line) => payable(line) < line.quantity);
  if (short.length > 0) {
    const none = lines.every((line) => payable(line) === 0);
    throw refuse(
      none ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK',
      none
        ? 'All items of the checkout are out of stock or no longer exist.'
        : 'The quantity of an item exceeds the quantity in stock. Reduce it.',
      { lineItems: short.map((line) => ({ id: line.id, name: line.facts.name, quantityAvailable: payable(line) })) },
    );
  }
  if (totals.couponProblem) {
    throw new OrderRefusal('CALCULATION_ERROR', totals.couponProblem.description, { totals });
  }
  if (totals.delivery && totals.shippingProblem) {
    throw refuse('SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE', totals.shippingProblem.description);
  }
  if (!totals.delivery && lines.some((line) => line.facts.shippable)) {
    throw refuse(
      'NO_SELECTED_CARRIER_SERVICE_OPTION',
      totals.shippingProblem?.description ?? 'The order requires a shipping address.',
    );
  }
  if (lines.some(({ facts }) => facts.membersOnly) && 'visitorId' in checkout.owner) {
    throw refuse('MEMBERS_ONLY_ITEM', 'An item of the checkout is for members only. Sign in first.');
  }
  const { problems, unvalidated, violations = [] } = checkout.plugins ?? {};
  if (problems?.memberships) {
    throw new OrderRefusal('CALCULATION_ERROR', 'The selected memberships do not cover all items that require one.', {
      problems,
    });
  }
  if (unvalidated) {
    throw refuse('FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS', 'A plugin could not say whether the order is allowed.');
  }
  if (violations.some(({ severity }) => severity === 'ERROR')) {
    throw new OrderRefusal('VIOLATIONS_WITH_ERROR_SEVERITY', 'A plugin objects to the order.', { violations });
  }
}
