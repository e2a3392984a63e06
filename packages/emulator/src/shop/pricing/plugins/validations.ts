import { storeSettings } from '../../../kernel/store-settings/store-settings.js';
import { toMultiCurrencyPrice } from '../../../kernel/money/format-money.js';
import { objectsIn, successes } from '../../../protocol/plugins/read-response.js';
import { wireSubscription } from '../../line-items/wire-line.js';
import type { Totals } from '../totals/totals.js';
import { readViolation } from '../totals/violation.js';
import { wireDiscounts, wirePriceSummary } from '../totals/wire-totals.js';
import { type PluginPurchase, type PluginStep, failuresIn } from './plugin-step.js';

/** Asks plugins for violations. */
export const validations: PluginStep = {
  type: 'ECOM_VALIDATIONS',
  plan: ({ purchase, totals }) => {
    const { purchaseFlowId, source, validators } = purchase;
    if (!validators) return [];
    const request = {
      sourceInfo: { source, purchaseFlowId },
      validationInfo: validationInfo(purchase, totals()),
    };
    return [
      {
        type: 'ECOM_VALIDATIONS',
        question: ['getValidationViolations', request],
        isAsked: ({ validateInCart }) => validators === 'all' || validateInCart === true,
      },
    ];
  },
  apply: (results, responses) => ({
    ...results,
    violations: successes(responses).flatMap(({ answer }) => objectsIn(answer, 'violations').map(readViolation)),
    unvalidated: failuresIn(responses).length > 0,
  }),
};

function validationInfo({ billing, email, lines, shipping }: PluginPurchase, totals: Totals): object {
  const { currency } = totals;
  return {
    buyerDetails: { ...(email && { email }) },
    lineItems: lines.map(({ facts, id, quantity, reference }) => ({
      ...{ id, quantity, ...(reference && { catalogReference: reference }) },
      productName: { original: facts.name, translated: facts.translatedName ?? facts.name },
      price: toMultiCurrencyPrice(facts.unitPrice, currency),
      physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
      itemType: facts.customType ? { custom: facts.customType } : { preset: facts.itemType },
      ...(facts.subscription && { subscriptionOptionInfo: wireSubscription(facts.subscription) }),
    })),
    weightUnit: storeSettings.weightUnit,
    priceSummary: wirePriceSummary(totals, currency),
    ...(billing && { billingInfo: billing }),
    ...(shipping && { shippingAddress: shipping }),
    ...(totals.delivery && {
      shippingInfo: {
        selectedCarrierServiceOption: {
          code: totals.delivery.selected.service.code,
          title: totals.delivery.selected.service.title,
          cost: { price: toMultiCurrencyPrice(totals.delivery.selected.price, currency) },
        },
      },
    }),
    appliedDiscounts: wireDiscounts(totals),
    ...{ currency, conversionCurrency: currency, paymentCurrency: currency },
  };
}
