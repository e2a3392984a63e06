import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Priced, Purchase } from './purchase.js';

/**
 * Checks that a newly selected shipping option is offered.
 * @throws {ApplicationError} `SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND`
 */
export function checkShippingOption<T extends Purchase>(before: Purchase, after: Priced<T>): Priced<T> {
  const option = after.selectedShippingOption;
  if (!option || option === before.selectedShippingOption) return after;
  const { delivery } = after.totals;
  if (!delivery || delivery.requested) return after;
  const description = 'The shipping option is not offered for this purchase.';
  throw new ApplicationError('notFound', 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', description, {
    code: option.code,
  });
}
