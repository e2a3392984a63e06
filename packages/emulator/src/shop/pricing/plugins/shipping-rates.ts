import { isObject } from '../../../kernel/input/object.js';
import { isAmount, sum } from '../../../kernel/money/decimal.js';
import { storeSettings } from '../../../kernel/store-settings/store-settings.js';
import type { PluginAnswer } from '../../../protocol/plugins/call-plugin.js';
import { objectsIn, successes, text } from '../../../protocol/plugins/read-response.js';
import { taxSettings } from '../tax/tax-settings.js';
import type { PluginRate } from '../totals/plugin-results.js';
import { type PluginStep, errorOf, failuresIn } from './plugin-step.js';
import { wireProduct } from './wire-item.js';

/** Asks plugins for shipping rates of the items that are shipped, once the country is known. */
export const shippingRates: PluginStep = {
  type: 'ECOM_SHIPPING_RATES',
  plan: ({ purchase: { lines, purchaseFlowId, shipping }, tenant, totals }) => {
    const shipped = lines.filter(({ facts }) => facts.shippable);
    if (!shipping?.address?.country || shipped.length === 0) return [];
    const prices = new Map(totals().items.map((item) => [item.id, item.totalBeforeTax]));
    const request = {
      lineItems: shipped.map((line) => ({ ...wireProduct(line), totalPrice: prices.get(line.id) ?? '0' })),
      shippingDestination: shipping.address,
      shippingOrigin: storeSettings.address,
      ...(shipping.contactDetails && { buyerContactDetails: shipping.contactDetails }),
      weightUnit: storeSettings.weightUnit,
      taxIncludedInPrices: taxSettings(tenant).includedInPrices,
      purchaseFlowId,
    };
    return [{ type: 'ECOM_SHIPPING_RATES', question: ['getShippingRates', request] }];
  },
  apply(results, responses, { currency }) {
    const errors = failuresIn(responses).map((failure) => ({ carrierId: failure.appId, error: errorOf(failure) }));
    return {
      ...results,
      ...(errors.length > 0 && { errors: { ...results.errors, carrierErrors: { errors } } }),
      rates: readRates(responses, currency),
    };
  },
};

/** The rates, with their additional charges in the price. A rate without code, title or price, or in another currency, is left out. */
const readRates = (responses: readonly PluginAnswer[], currency: string): PluginRate[] =>
  successes(responses).flatMap(({ answer, appId }) =>
    objectsIn(answer, 'shippingRates').flatMap(({ code, cost, logistics, title }) => {
      const price = isObject(cost) ? cost['price'] : undefined;
      const isSame = isObject(cost) && (cost['currency'] === undefined || cost['currency'] === currency);
      if (!text(code) || !text(title) || !isAmount(price, currency) || !isSame) return [];
      const charges = objectsIn(cost, 'additionalCharges').map((charge) => charge['price']);
      const whole = sum([price, ...charges.filter((charge) => isAmount(charge, currency))]);
      const deliveryTime = isObject(logistics) ? text(logistics['deliveryTime']) : '';
      return [{ carrierId: appId, code: text(code), title: text(title), deliveryTime, price: whole }];
    }),
  );
