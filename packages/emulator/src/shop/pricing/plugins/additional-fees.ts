import { isObject } from '../../../kernel/input/object.js';
import { isAmount } from '../../../kernel/money/decimal.js';
import { toMultiCurrencyPrice } from '../../../kernel/money/format-money.js';
import type { PluginAnswer } from '../../../protocol/plugins/call-plugin.js';
import { objectsIn, successes, text, texts } from '../../../protocol/plugins/read-response.js';
import type { StoredLine } from '../../line-items/line.js';
import { wireModifiers } from '../../line-items/wire-line.js';
import type { PluginFee } from '../totals/plugin-results.js';
import type { Totals } from '../totals/totals.js';
import { type PluginStep, failuresIn } from './plugin-step.js';
import { wireProduct } from './wire-item.js';

/** Asks plugins for additional fees. */
export const additionalFees: PluginStep = {
  type: 'ECOM_ADDITIONAL_FEES',
  plan: ({ currency, purchase: { lines, purchaseFlowId, shipping, withoutFees }, totals }) => {
    if (withoutFees) return [];
    const { delivery, discounts, subtotal } = totals();
    const request = {
      lineItems: lines.map((line) => wireCharged(line, currency)),
      ...(shipping?.address && { shippingAddress: shipping.address }),
      ...(shipping?.contactDetails && { buyerDetails: { contactDetails: shipping.contactDetails } }),
      appliedDiscounts: wireDiscounts(discounts),
      ...(delivery && { shippingInfo: { selectedCarrierServiceOption: wireOption(delivery) } }),
      purchaseFlowId,
      subtotal,
    };
    return [{ type: 'ECOM_ADDITIONAL_FEES', question: ['calculateAdditionalFees', request] }];
  },
  apply(results, responses, { currency }) {
    const [failure] = failuresIn(responses);
    const error = failure && { code: failure.code, description: failure.description, data: {} };
    return {
      ...results,
      ...(error && { errors: { ...results.errors, orderValidationErrors: [error] } }),
      fees: readFees(responses, currency),
    };
  },
};

const wireCharged = (line: StoredLine, currency: string) => ({
  ...{ id: line.id, productName: line.facts.name, ...wireProduct(line) },
  ...(line.facts.depositAmount && { depositAmount: line.facts.depositAmount }),
  modifierGroups: wireModifiers(line.facts.modifierGroups, (amount) => toMultiCurrencyPrice(amount, currency)),
});

const wireOption = ({ discount, selected }: NonNullable<Totals['delivery']>) => ({
  code: selected.service.code,
  title: selected.service.title,
  cost: { price: selected.price, totalDiscount: discount },
});

const wireDiscounts = (discounts: Totals['discounts']) =>
  discounts.map(({ amount, coupon, itemIds, merchantDiscount, rule, type }) => ({
    discountType: type,
    lineItemIds: itemIds,
    ...(coupon && { coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount } }),
    ...(merchantDiscount && { merchantDiscount: { amount } }),
    ...(rule && { discountRule: { id: rule.id, name: { original: rule.name }, amount } }),
  }));

/** The fees. A fee without name or price, or in another currency, is left out. */
const readFees = (responses: readonly PluginAnswer[], currency: string): PluginFee[] =>
  successes(responses)
    .filter(({ answer }) => answer['currency'] === undefined || answer['currency'] === currency)
    .flatMap(({ answer, appId }) =>
      objectsIn(answer, 'additionalFees').flatMap(({ code, lineItemIds, name, price, taxDetails }, index) => {
        if (!text(name) || !isAmount(price, currency)) return [];
        const taxable = isObject(taxDetails) && taxDetails['taxable'] === true;
        const id = `fee-${appId}-${index}`;
        const fee = { id, appId, name: text(name), price, taxable, lineItemIds: texts(lineItemIds) };
        return [{ ...fee, ...(text(code) && { code: text(code) }) }];
      }),
    );
