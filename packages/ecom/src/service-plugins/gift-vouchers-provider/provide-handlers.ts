import { float } from '@cartwright/core';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetBalanceRequest, GetBalanceResponse } from './get-balance.js';
import type { RedeemRequest, RedeemResponse } from './redeem.js';
import type { VoidRequest, VoidResponse } from './void.js';

/** Call of `getBalance`: the request and its metadata. */
export type GetBalanceEnvelope = PluginCall<GetBalanceRequest>;

/** Call of `redeem`: the request and its metadata. */
export type RedeemEnvelope = PluginCall<RedeemRequest>;

/** Call of `_void`: the request and its metadata. */
export type _voidEnvelope = PluginCall<VoidRequest>;

/** Handlers of the gift cards plugin. */
export interface GiftVouchersHandlers {
  /** Returns the balance of a gift card. */
  getBalance(call: GetBalanceEnvelope): GetBalanceResponse | Promise<GetBalanceResponse>;
  /** Redeems an amount from a gift card. */
  redeem(call: RedeemEnvelope): RedeemResponse | Promise<RedeemResponse>;
  /** Voids a redemption and restores the balance. */
  _void(call: _voidEnvelope): VoidResponse | Promise<VoidResponse>;
}

/**
 * Lets buyers pay with custom gift cards.
 *
 * @throws `PluginError` `multiple_implementations` if handlers are already provided.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { giftVouchersProvider } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * plugins.provide(giftVouchersProvider.provideHandlers, {
 *   getBalance: ({ request }) => {
 *     if (request.code !== 'CARD-1') throw new giftVouchersProvider.GiftCardNotFoundWixError();
 *     return { balance: 25, currencyCode: 'USD' };
 *   },
 *   redeem: ({ request }) => ({ remainingBalance: 25 - (request.amount ?? 0), currencyCode: 'USD', transactionId: 't-1' }),
 *   _void: () => ({ remainingBalance: 25, currencyCode: 'USD' }),
 * });
 * ```
 */
export const provideHandlers = /* @__PURE__ */ servicePlugin<GiftVouchersHandlers>({
  componentType: 'GIFT_CARDS_PROVIDER',
  methods: {
    getBalance: { path: '/v1/balance', response: { balance: float } },
    redeem: { path: '/v1/redeem', request: { amount: float }, response: { remainingBalance: float } },
    _void: { path: '/v1/void', response: { remainingBalance: float } },
  },
});
