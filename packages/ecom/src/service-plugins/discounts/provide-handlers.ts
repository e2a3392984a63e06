import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetEligibleDiscountsRequest, GetEligibleDiscountsResponse } from './get-eligible-discounts.js';

/** What `getEligibleDiscounts` is given. */
export type GetEligibleDiscountsEnvelope = PluginCall<GetEligibleDiscountsRequest>;

/** Gives discounts. */
export interface DiscountsHandlers {
  /** The discounts of a purchase. */
  getEligibleDiscounts(
    call: GetEligibleDiscountsEnvelope,
  ): GetEligibleDiscountsResponse | Promise<GetEligibleDiscountsResponse>;
}

/**
 * Gives carts and checkouts discounts of your own, with coupons or without.
 *
 * @throws `PluginError` `multiple_implementations` when there is one.
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
