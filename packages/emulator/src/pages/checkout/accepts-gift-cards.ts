import { isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { checkoutSettings } from '../../shop/settings/checkout-settings.js';
import type { Purchase } from '../../shop/purchase/purchase.js';

/** Whether buyers can redeem gift cards: the store's settings allow it, and the checkout does not lock it. */
export function acceptsGiftCards(tenant: Tenant, { settings }: Purchase): boolean {
  const { checkoutFields } = checkoutSettings(tenant).settings;
  const isEnabled = !isObject(checkoutFields) || checkoutFields['giftCardRedeemEnabled'] !== false;
  return isEnabled && !settings?.lockGiftCard;
}
