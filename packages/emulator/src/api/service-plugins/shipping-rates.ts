import { type Input, isObject } from '../../kernel/input/object.js';
import { isAmount, sum } from '../../kernel/money/decimal.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import { objectsIn, stringOrEmpty } from '../../protocol/plugins/read-response.js';
import type { ShippingRatesRequest } from '../../shop/pricing/plugins/shipping-rates.js';
import type { PluginRate } from '../../shop/pricing/totals/plugin-results.js';
import { formatProduct } from './format-line-item.js';

/** Format of requests for shipping rates. */
export const shippingRatesFormat: PluginFormat<ShippingRatesRequest, PluginRate[]> = {
  toRequest: ({ items, purchaseFlowId, shipping, taxIncluded }) => ({
    lineItems: items.map(({ line, totalPrice }) => ({ ...formatProduct(line), totalPrice })),
    shippingDestination: shipping.address,
    shippingOrigin: storeSettings.address,
    ...(shipping.contactDetails && { buyerContactDetails: shipping.contactDetails }),
    weightUnit: storeSettings.weightUnit,
    taxIncludedInPrices: taxIncluded,
    purchaseFlowId,
  }),
  readResponse: (body, { appId, parameters: question }) => readRates(body, appId, question.currency),
};

/**
 * Reads the rates, with additional charges included in the price. Omits rates that lack a code, title or price, or have
 * another currency.
 */
const readRates = (body: Input, carrierId: string, currency: string): PluginRate[] =>
  objectsIn(body, 'shippingRates').flatMap(({ code, cost, logistics, title }) => {
    const price = isObject(cost) ? cost['price'] : undefined;
    const isSame = isObject(cost) && (cost['currency'] === undefined || cost['currency'] === currency);
    if (!stringOrEmpty(code) || !stringOrEmpty(title) || !isAmount(price, currency) || !isSame) return [];
    const charges = objectsIn(cost, 'additionalCharges').map((charge) => charge['price']);
    const total = sum([price, ...charges.filter((charge) => isAmount(charge, currency))]);
    const deliveryTime = isObject(logistics) ? stringOrEmpty(logistics['deliveryTime']) : '';
    return [{ carrierId, code: stringOrEmpty(code), title: stringOrEmpty(title), deliveryTime, price: total }];
  });
