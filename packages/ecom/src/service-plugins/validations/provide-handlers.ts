import { date } from '@cartwright/core';
import { addressWithContactShape } from '../../commerce/addresses/address-with-contact.js';
import { physicalPropertiesShape } from '../../commerce/line-items/physical-properties.js';
import { subscriptionShape } from '../../commerce/line-items/subscription.js';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetValidationViolationsRequest, GetValidationViolationsResponse } from './get-validation-violations.js';

/** Call of `getValidationViolations`: the request and its metadata. */
export type GetValidationViolationsEnvelope = PluginCall<GetValidationViolationsRequest>;

/** Handlers of the validations plugin. */
export interface ValidationsHandlers {
  /** Returns the violations of a purchase. */
  getValidationViolations(
    call: GetValidationViolationsEnvelope,
  ): GetValidationViolationsResponse | Promise<GetValidationViolationsResponse>;
}

/**
 * Validates carts and checkouts. Violations warn the buyer or block checkout.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { validations } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(validations.provideHandlers, {
 *   getValidationViolations: ({ request }) => ({
 *     violations: (request.validationInfo?.lineItems?.length ?? 0) > 20
 *       ? [{ severity: 'ERROR', target: { other: { name: 'OTHER_DEFAULT' } }, description: 'At most 20 items' }]
 *       : [],
 *   }),
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<ValidationsHandlers>({
  componentType: 'ECOM_VALIDATIONS',
  methods: {
    getValidationViolations: {
      path: '/v1/get-violations',
      request: {
        validationInfo: {
          lineItems: { physicalProperties: physicalPropertiesShape, subscriptionOptionInfo: subscriptionShape },
          billingInfo: addressWithContactShape,
          shippingAddress: addressWithContactShape,
          shippingInfo: { selectedCarrierServiceOption: { deliveryTimeSlot: { from: date, to: date } } },
        },
      },
    },
  },
});
