import { getGiftCard } from '../pricing/gift-cards/require-gift-card.js';
import type { Priced, CheckedOut } from '../purchase/purchase.js';
import type { TenantPlugins } from '../../protocol/plugins/tenant-plugins.js';
import { checkOrderable } from './check-orderable.js';
import type { PreparedOrder } from './place-order.js';
import { redeemAtPlugin } from '../payments/plugin-gift-cards.js';
import { reservePluginStock } from '../orders/plugin-inventory.js';
import { chargeAtPlugins, getMember } from '../payments/plugin-memberships.js';

/**
 * Calls plugins to redeem gift cards, charge memberships and deduct stock for the order of a checkout. The calls are
 * compensated if no order is placed.
 *
 * @throws {ApplicationError} as `checkOrderable` and `getGiftCard` do; `REDEEM_GIFT_CARD_ERROR`, `PAYMENT_ERROR` and
 * `INSUFFICIENT_INVENTORY` if a plugin rejects the call or fails
 */
export function prepareOrder(
  context: TenantPlugins,
  checkout: Priced<CheckedOut>,
  id = context.plugins.newId(),
): PreparedOrder {
  if (!context.plugins.has()) return { id };
  checkOrderable(checkout);
  const { lines, totals } = checkout;
  reservePluginStock(context, lines, id);
  const card = getGiftCard(context.tenant, checkout);
  const { currency } = totals;
  const amount = totals.giftCard?.amount ?? '0';
  const redeeming = { amount, code: 'REDEEM_GIFT_CARD_ERROR', currency, orderId: id };
  const giftCardTransactionId = card && redeemAtPlugin(context, card, redeeming);
  const charges = totals.memberships.flatMap(({ appId, lineItemId, membershipId }) => {
    const line = lines.find((one) => one.id === lineItemId);
    return line ? [{ appId, membershipId, line }] : [];
  });
  const memberId = getMember(checkout.owner);
  return {
    id,
    ...(giftCardTransactionId && { giftCardTransactionId }),
    charges: chargeAtPlugins(context, { charges, code: 'PAYMENT_ERROR', memberId, orderId: id }),
  };
}
