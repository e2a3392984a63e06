import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { shippingOptionShape, type ShippingOption } from './shipping-option.js';

/** Application errors of `createShippingOption`. */
export type CreateShippingOptionApplicationErrors = ApplicationErrors<'INVALID_QUANTITY_VALUE'>;

/**
 * Creates a shipping option. Requires a merchant identity (API key or app).
 *
 * @param shippingOption - Shipping option to create. `deliveryRegionIds` and at least one rate are required.
 * @returns The created shipping option, with its ID and revision.
 * @throws `ApiError` with a code of {@link CreateShippingOptionApplicationErrors}, such as `INVALID_QUANTITY_VALUE`.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { shippingOptions } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { shippingOptions } });
 *
 * export const createFlatRate = (deliveryRegionIds: string[]) =>
 *   client.shippingOptions.createShippingOption({ deliveryRegionIds, title: 'Courier', rates: [{ amount: '9.90' }] });
 * ```
 * @see POST /ecom/v1/shipping-options
 */
export const createShippingOption = /* @__PURE__ */ operation<[shippingOption: ShippingOption], ShippingOption>({
  id: 'ecom.shippingOptions.createShippingOption',
  method: 'POST',
  path: '/ecom/v1/shipping-options',
  args: ['shippingOption'],
  request: { shippingOption: shippingOptionShape },
  response: { shippingOption: shippingOptionShape },
  unwrap: 'shippingOption',
});
