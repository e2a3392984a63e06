import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetEligibleDiscountsRequest, GetEligibleDiscountsResponse } from './get-eligible-discounts.js';

/** Call of `getEligibleDiscounts`: the request and its metadata. */
export type GetEligibleDiscountsEnvelope = PluginCall<GetEligibleDiscountsRequest>;

/** Handlers of the discounts plugin. */
export interface DiscountsHandlers {
  /** Returns the discounts that a purchase is eligible for. */
  getEligibleDiscounts(
    call: GetEligibleDiscountsEnvelope,
  ): GetEligibleDiscountsResponse | Promise<GetEligibleDiscountsResponse>;
}

/**
 * Adds custom discounts and coupons to carts and checkouts.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { discounts } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(discounts.provideHandlers, {
 *   getEligibleDiscounts: ({ request }) => {
 *     if (request.couponCodes?.includes('OLD')) throw new discounts.CouponHasExpiredWixError();
 *     return { discounts: [{ targetType: 'GLOBAL', globalDiscounts: { rate: { percentageValue: '10' } } }] };
 *   },
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<DiscountsHandlers>({
  componentType: 'ECOM_DISCOUNTS',
  methods: {
    getEligibleDiscounts: { path: '/v1/eligible-discounts' },
  },
});
