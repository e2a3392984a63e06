import type { Tenant } from '../../../kernel/state/tenant.js';
import { carrierId, hasCode } from '../../../shop/settings/shipping-table.js';
import { findProfileId, shippingRegions } from '../../../shop/pricing/shipping/shipping-regions.js';
import type { Cart } from '../../../shop/purchase/purchase.js';

/** Formats the selected delivery method. `undefined` without one. */
export function formatDeliveryMethod(
  tenant: Tenant,
  { lines, plugins, selectedShippingOption: option }: Pick<Cart, 'lines' | 'plugins' | 'selectedShippingOption'>,
): object | undefined {
  if (!option) return undefined;
  const { carrierId: appId = carrierId, code } = option;
  const rate = plugins?.rates.find((one) => one.code === code && (!option.carrierId || one.carrierId === appId));
  const service = shippingRegions(tenant, findProfileId(tenant, lines))
    .flatMap(({ services }) => services)
    .find((one) => hasCode(one, code));
  const isOwn = service && appId === carrierId;
  const title = (isOwn ? service.title : rate?.title) ?? code;
  return {
    code,
    appId: isOwn ? carrierId : (rate?.carrierId ?? appId),
    title: { original: title, translated: title },
    pickup: Boolean(isOwn && service.pickup),
  };
}
