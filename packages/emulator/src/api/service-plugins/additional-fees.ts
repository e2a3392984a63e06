import { type Input, isObject } from '../../kernel/input/object.js';
import { isAmount } from '../../kernel/money/decimal.js';
import { toMultiCurrencyPrice } from '../../kernel/money/format-price.js';
import type { PluginFormat } from '../../protocol/plugins/plugin-format.js';
import { objectsIn, stringOrEmpty, stringsIn } from '../../protocol/plugins/read-response.js';
import type { StoredLine } from '../../shop/line-items/line.js';
import type { FeesRequest } from '../../shop/pricing/plugins/additional-fees.js';
import type { PluginFee } from '../../shop/pricing/totals/plugin-results.js';
import type { Totals } from '../../shop/pricing/totals/totals.js';
import { formatModifiers } from '../purchase/format-line-item.js';
import { formatProduct } from './format-line-item.js';

/** Format of requests for additional fees. */
export const additionalFeesFormat: PluginFormat<FeesRequest, PluginFee[]> = {
  toRequest: ({ lines, purchaseFlowId, shipping, totals: { currency, delivery, discounts, subtotal } }) => ({
    lineItems: lines.map((line) => formatLineItem(line, currency)),
    ...(shipping?.address && { shippingAddress: shipping.address }),
    ...(shipping?.contactDetails && { buyerDetails: { contactDetails: shipping.contactDetails } }),
    appliedDiscounts: formatDiscounts(discounts),
    ...(delivery && { shippingInfo: { selectedCarrierServiceOption: formatOption(delivery) } }),
    purchaseFlowId,
    subtotal,
  }),
  readResponse: (body, { appId, parameters: question }) => readFees(body, appId, question.totals.currency),
};

const formatLineItem = (line: StoredLine, currency: string) => ({
  id: line.id,
  productName: line.facts.name,
  ...formatProduct(line),
  ...(line.facts.depositAmount && { depositAmount: line.facts.depositAmount }),
  modifierGroups: formatModifiers(line.facts.modifierGroups, (amount) => toMultiCurrencyPrice(amount, currency)),
});

const formatOption = ({ discount, selected }: NonNullable<Totals['delivery']>) => ({
  code: selected.service.code,
  title: selected.service.title,
  cost: { price: selected.price, totalDiscount: discount },
});

const formatDiscounts = (discounts: Totals['discounts']) =>
  discounts.map(({ amount, coupon, itemIds, merchantDiscount, rule, type }) => ({
    discountType: type,
    lineItemIds: itemIds,
    ...(coupon && { coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount } }),
    ...(merchantDiscount && { merchantDiscount: { amount } }),
    ...(rule && { discountRule: { id: rule.id, name: { original: rule.name }, amount } }),
  }));

/** Reads the fees, without those that lack a name or price, or have another currency. */
const readFees = (body: Input, appId: string, currency: string): PluginFee[] =>
  body['currency'] !== undefined && body['currency'] !== currency
    ? []
    : objectsIn(body, 'additionalFees').flatMap(({ code, lineItemIds, name, price, taxDetails }, index) => {
        if (!stringOrEmpty(name) || !isAmount(price, currency)) return [];
        const taxable = isObject(taxDetails) && taxDetails['taxable'] === true;
        const id = `fee-${appId}-${index}`;
        const fee = { id, appId, name: stringOrEmpty(name), price, taxable, lineItemIds: stringsIn(lineItemIds) };
        return [{ ...fee, ...(stringOrEmpty(code) && { code: stringOrEmpty(code) }) }];
      });
