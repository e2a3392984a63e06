import { isObject } from '../../../kernel/input/object.js';
import { isAmount } from '../../../kernel/money/decimal.js';
import type { PluginAnswer } from '../../../protocol/plugins/call-plugin.js';
import { objectsIn, successes, text } from '../../../protocol/plugins/read-response.js';
import type { PluginDiscount, Rate } from '../totals/plugin-results.js';
import { type PluginStep, failuresIn, withError } from './plugin-step.js';
import { wireItem } from './wire-item.js';

/** Asks plugins for discounts. */
export const discounts: PluginStep = {
  type: 'ECOM_DISCOUNTS',
  plan: ({ purchase: { couponCode, email, lines, purchaseFlowId } }) => {
    const request = {
      lineItems: lines.map(wireItem),
      purchaseFlowId,
      couponCodes: couponCode ? [couponCode] : [],
      ...(email && { buyerEmail: email }),
    };
    return [{ type: 'ECOM_DISCOUNTS', question: ['getEligibleDiscounts', request] }];
  },
  apply: (results, responses, { currency }) => ({
    ...withError(results, 'discountsCalculationError', failuresIn(responses)[0]),
    discounts: readDiscounts(responses, currency),
  }),
};

function readRate(value: unknown, currency: string): Rate | undefined {
  if (!isObject(value)) return undefined;
  const { fixedAmountValue, percentageValue } = value;
  if (isAmount(fixedAmountValue, currency)) return { amount: fixedAmountValue };
  const isPercentage = /^\d{1,3}(\.\d{1,4})?$/.test(text(percentageValue)) && Number(percentageValue) <= 100;
  return isPercentage ? { percentage: text(percentageValue) } : undefined;
}

const readDiscounts = (responses: readonly PluginAnswer[], currency: string): PluginDiscount[] =>
  successes(responses).flatMap(({ answer, appId }) =>
    objectsIn(answer, 'discounts').map((discount, index): PluginDiscount => {
      const rateOf = (name: string) => {
        const rates = discount[name];
        return isObject(rates) ? readRate(rates['rate'], currency) : undefined;
      };
      const { externalId, lineItemsDiscounts, name } = discount;
      const lines = isObject(lineItemsDiscounts) ? objectsIn(lineItemsDiscounts, 'lineItems') : [];
      const [global, shipping] = [rateOf('globalDiscounts'), rateOf('shippingDiscounts')];
      return {
        id: text(externalId) || `${appId}-${index}`,
        name: isObject(name) ? text(name['original']) : '',
        ...(global && { global }),
        ...(shipping && { shipping }),
        lines: lines.flatMap(({ id, rate }) => {
          const read = readRate(rate, currency);
          return read && text(id) ? [{ id: text(id), rate: read }] : [];
        }),
      };
    }),
  );
