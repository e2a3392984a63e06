import { toMultiCurrencyPrice } from '../../kernel/money/format-price.js';
import { storeSettings } from '../../shop/settings/store-settings.js';
import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import { objectsIn } from '../../protocol/plugins/read-response.js';
import type { ValidationRequest } from '../../shop/pricing/plugins/validations.js';
import type { Violation } from '../../shop/pricing/totals/violation.js';
import { formatSubscription } from '../purchase/format-line-item.js';
import { formatDiscounts, formatPriceSummary } from '../purchase/format-totals.js';
import { readViolation } from '../purchase/read-violation.js';

/** Format of requests for violations. */
export const validationsFormat: PluginFormat<ValidationRequest, Violation[]> = {
  toRequest: (question) => ({
    sourceInfo: { source: question.source, purchaseFlowId: question.purchaseFlowId },
    validationInfo: formatValidationInfo(question),
  }),
  readResponse: (body) => objectsIn(body, 'violations').map(readViolation),
};

function formatValidationInfo({ billing, email, lines, shipping, totals }: ValidationRequest): object {
  const { currency } = totals;
  return {
    buyerDetails: { ...(email && { email }) },
    lineItems: lines.map(({ facts, id, quantity, reference }) => ({
      id,
      quantity,
      ...(reference && { catalogReference: reference }),
      productName: { original: facts.name, translated: facts.translatedName ?? facts.name },
      price: toMultiCurrencyPrice(facts.unitPrice, currency),
      physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
      itemType: facts.customType ? { custom: facts.customType } : { preset: facts.itemType },
      ...(facts.subscription && { subscriptionOptionInfo: formatSubscription(facts.subscription) }),
    })),
    weightUnit: storeSettings.weightUnit,
    priceSummary: formatPriceSummary(totals, currency),
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
    appliedDiscounts: formatDiscounts(totals),
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
  };
}
