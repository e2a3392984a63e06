import { float } from '@cartwright/core';
import { servicePlugin, type PluginCall } from '@cartwright/core/plugins';
import type { GetBalanceRequest, GetBalanceResponse } from './get-balance.js';
import type { RedeemRequest, RedeemResponse } from './redeem.js';
import type { VoidRequest, VoidResponse } from './void.js';

/** What `getBalance` is given. */
export type GetBalanceEnvelope = PluginCall<GetBalanceRequest>;

/** What `redeem` is given. */
export type RedeemEnvelope = PluginCall<RedeemRequest>;

/** What `_void` is given. */
export type _voidEnvelope = PluginCall<VoidRequest>;

/** Keeps gift cards and what is on them. */
export interface GiftVouchersHandlers {
  /** What is on a card. */
  getBalance(call: GetBalanceEnvelope): GetBalanceResponse | Promise<GetBalanceResponse>;
  /** Takes an amount off a card. */
  redeem(call: RedeemEnvelope): RedeemResponse | Promise<RedeemResponse>;
  /** Gives back what was taken off a card. */
  _void(call: _voidEnvelope): VoidResponse | Promise<VoidResponse>;
}

/**
 * Lets buyers pay with gift cards that you keep.
 *
 * @throws `PluginError` `multiple_implementations` when there is one.
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
