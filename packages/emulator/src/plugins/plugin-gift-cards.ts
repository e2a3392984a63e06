import { isInput } from '../cart/input.js';
import type { StoredCheckout } from '../checkout/checkout.js';
import { findGiftCard, giftCards } from '../gift-cards/gift-card.js';
import { giftCardOf, giftCardPart } from '../gift-cards/index.js';
import type { RouteContext } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { checkOrderable } from '../orders/check-orderable.js';
import { storeSettings } from '../totals/index.js';

const type = 'GIFT_CARDS_PROVIDER';

/**
 * Asks the plugins that keep gift cards about the code that a request names, unless the emulator keeps that card. What is
 * on it is written down, so that the checkout finds it.
 */
export async function lookUpGiftCard({ body, caller, plugins, tenant }: RouteContext): Promise<void> {
  const code = isInput(body) && typeof body['giftCardCode'] === 'string' ? body['giftCardCode'].trim() : '';
  const card = code ? findGiftCard(tenant, code) : undefined;
  if (!plugins?.has(tenant, type) || !code || code.length > 50 || (card && !card.appId)) return;
  const answers = await plugins.ask(tenant, caller, type, ['getBalance', { code, appInstanceId: tenant.siteId }]);
  for (const one of answers) {
    const { appId, failure } = one;
    if (failure?.code === 'GIFT_CARD_DISABLED' || failure?.code === 'GIFT_CARD_EXPIRED') {
      throw new ApplicationError(428, failure.code, failure.description);
    }
    if (one.failure) continue;
    const { balance, currencyCode, externalId } = one.answer;
    if (typeof balance !== 'number' || !(balance >= 0) || currencyCode !== storeSettings.currency) continue;
    const id = typeof externalId === 'string' && externalId !== '' ? externalId : `${appId} ${code}`;
    giftCards(tenant).put({ id, code, balance: balance.toFixed(2), disabled: false, appId });
    return;
  }
  if (card) giftCards(tenant).delete(card.id);
}

/**
 * Has the plugin that keeps a checkout's gift card take off it what an order is about to be paid with.
 * @throws {ApplicationError} as `checkOrderable` does; 428 `REDEEM_GIFT_CARD_ERROR` where the plugin refuses or fails
 */
export async function redeemAtPlugin(
  { caller, plugins, tenant }: RouteContext,
  checkout: StoredCheckout,
  orderId: string,
): Promise<void> {
  const card = giftCardOf(tenant, checkout);
  if (!plugins || !checkout.giftCard || !card?.appId) return;
  const { currency: currencyCode, total } = checkOrderable(tenant, checkout).totals;
  const amount = Number(giftCardPart(card, checkout.giftCard, total, currencyCode));
  const request = { code: card.code, appInstanceId: tenant.siteId, amount, orderId, currencyCode };
  const answers = await plugins.ask(tenant, caller, type, ['redeem', request]);
  const failure = answers.find(({ appId }) => appId === card.appId)?.failure;
  if (!failure) return;
  throw new ApplicationError(428, 'REDEEM_GIFT_CARD_ERROR', failure.description, { reason: failure.code });
}
