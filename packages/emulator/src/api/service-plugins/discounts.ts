import { type Input, isObject } from '../../kernel/input/object.js';
import { isAmount } from '../../kernel/money/decimal.js';
import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import { objectsIn, stringOrEmpty } from '../../protocol/plugins/read-response.js';
import type { DiscountsRequest } from '../../shop/pricing/plugins/discounts.js';
import type { PluginDiscount, Rate } from '../../shop/pricing/totals/plugin-results.js';
import { formatDiscountedItem } from './format-line-item.js';

/** Format of requests for discounts. */
export const discountsFormat: PluginFormat<DiscountsRequest, PluginDiscount[]> = {
  toRequest: ({ couponCode, email, lines, purchaseFlowId }) => ({
    lineItems: lines.map(formatDiscountedItem),
    purchaseFlowId,
    couponCodes: couponCode ? [couponCode] : [],
    ...(email && { buyerEmail: email }),
  }),
  readResponse: (body, { appId, parameters: { currency } }) =>
    objectsIn(body, 'discounts').map((discount, index) => readDiscount(discount, `${appId}-${index}`, currency)),
};

function readDiscount(discount: Input, defaultId: string, currency: string): PluginDiscount {
  const getRate = (name: string) => {
    const rates = discount[name];
    return isObject(rates) ? readRate(rates['rate'], currency) : undefined;
  };
  const { externalId, lineItemsDiscounts, name } = discount;
  const lines = isObject(lineItemsDiscounts) ? objectsIn(lineItemsDiscounts, 'lineItems') : [];
  const [global, shipping] = [getRate('globalDiscounts'), getRate('shippingDiscounts')];
  return {
    id: stringOrEmpty(externalId) || defaultId,
    name: isObject(name) ? stringOrEmpty(name['original']) : '',
    ...(global && { global }),
    ...(shipping && { shipping }),
    lines: lines.flatMap(({ id, rate }) => {
      const read = readRate(rate, currency);
      return read && stringOrEmpty(id) ? [{ id: stringOrEmpty(id), rate: read }] : [];
    }),
  };
}

function readRate(value: unknown, currency: string): Rate | undefined {
  if (!isObject(value)) return undefined;
  const { fixedAmountValue, percentageValue } = value;
  if (isAmount(fixedAmountValue, currency)) return { amount: fixedAmountValue };
  const isPercentage = /^\d{1,3}(\.\d{1,4})?$/.test(stringOrEmpty(percentageValue)) && Number(percentageValue) <= 100;
  return isPercentage ? { percentage: stringOrEmpty(percentageValue) } : undefined;
}
