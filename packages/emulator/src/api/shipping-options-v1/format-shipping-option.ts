import type { ServicePrice } from '../../shop/settings/shipping-table.js';
import type { ShippingOption } from '../../shop/settings/shipping-settings.js';

/** Formats a rate as the platform does. */
export const formatRate = ({ perPiece = false, price, rules }: ServicePrice) => ({
  amount: price,
  conditions: rules.map(({ operator, type, value }) => ({ type, value, operator })),
  multiplyByQuantity: perPiece,
});

/** Formats a shipping option as the platform does. */
export const formatShippingOption = (option: ShippingOption) => ({
  id: option.id,
  revision: String(option.revision),
  createdDate: option.createdDate,
  updatedDate: option.updatedDate,
  ...(option.regionIds[0] && { deliveryRegionId: option.regionIds[0] }),
  deliveryRegionIds: option.regionIds,
  title: option.title,
  estimatedDeliveryTime: option.deliveryTime,
  rates: option.prices.map(formatRate),
});
