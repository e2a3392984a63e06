import { type ShippingOffer, type ShippingRate, findShipping } from '../shipping/find-shipping.js';
import { round } from '../../../kernel/money/decimal.js';
import { carrierId, hasCode } from '../../settings/shipping-table.js';
import { Big } from 'big.js';
import type { CalculationProblem, TotalsInput } from '../totals/totals.js';

/** Offered shipping options of an order, and the selected one. */
export interface Delivery {
  readonly offer?: ShippingOffer;
  readonly selected?: ShippingRate;
  readonly requested: boolean;
  readonly problem?: CalculationProblem;
}

/** Finds the shipping option for the items to ship: the one that the shopper selected, otherwise the first one. */
export function chooseDelivery(input: TotalsInput, subtotal: string): Delivery {
  const { currency, destination, items, selectedDeliveryOnly = false, shippingOption, withoutShipping } = input;
  const parcels = items.filter((item) => item.shippable && item.quantity > 0);
  const isSkipped = withoutShipping || (selectedDeliveryOnly && !shippingOption);
  if (isSkipped || !destination || parcels.length === 0) return { requested: false };
  const weight = parcels
    .reduce((sum, item) => sum.plus(new Big(item.weight).times(item.quantity)), new Big(0))
    .toNumber();
  const quantity = parcels.reduce((sum, item) => sum + item.quantity, 0);
  const own = findShipping(destination, { weight, subtotal, quantity }, input.shippingRegions);
  const rounded = own && { ...own, rates: own.rates.map((rate) => ({ ...rate, price: round(rate.price, currency) })) };
  const offer = withPlugins(rounded, input);
  const first = offer?.rates[0];
  if (!offer || !first) {
    const description = 'Nothing can be shipped to this address.';
    return {
      requested: false,
      problem: { code: 'SHIPPING_NOT_AVAILABLE_FOR_DESTINATION', description, data: { ...destination } },
    };
  }
  if (!shippingOption) return { offer, selected: first, requested: false };
  const wanted = offer.rates.find(
    (rate) =>
      hasCode(rate.service, shippingOption.code) &&
      (!shippingOption.carrierId || shippingOption.carrierId === (rate.carrierId ?? carrierId)),
  );
  if (wanted) {
    return { offer, selected: wanted, requested: true };
  }
  const problem = {
    code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    description: 'The selected shipping option is not offered for this order.',
    data: { ...shippingOption },
  };
  return { requested: false, problem, ...(!selectedDeliveryOnly && { offer, selected: first }) };
}

/** Adds the rates of plugins to the store's shipping offer. */
function withPlugins(offer: ShippingOffer | undefined, { plugins }: TotalsInput): ShippingOffer | undefined {
  const rates = (plugins?.rates ?? []).map(
    ({ carrierId: carrier, code, deliveryTime, price, title }): ShippingRate => ({
      service: { code, title, deliveryTime, prices: [] },
      price,
      carrierId: carrier,
    }),
  );
  if (rates.length === 0) return offer;
  const region = offer?.region ?? { id: 'service-plugins', name: 'Service plugins' };
  return { region, rates: [...(offer?.rates ?? []), ...rates] };
}
