import type { StoredLine } from '../cart/line.js';
import type { RouteContext } from '../http/route.js';
import { wireMoney } from '../money/index.js';
import type { AddressWithContact } from '../shipping/index.js';
import { type Totals, storeSettings } from '../totals/index.js';
import { wireDiscounts, wirePriceSummary } from '../totals/wire-totals.js';
import { type PluginAnswers, readDiscounts, readFees, readRates, readTaxes, readViolations } from './plugin-answers.js';
import type { PluginAnswer, PluginFailure } from './service-plugins.js';

/** What plugins are asked about. */
export interface PluginSubject {
  readonly source: 'CART' | 'CHECKOUT';
  readonly lines: readonly StoredLine[];
  readonly purchaseFlowId: string;
  readonly couponCode?: string;
  readonly email?: string;
  readonly shipping?: AddressWithContact;
  readonly billing?: AddressWithContact;
  /** Reckons with what plugins have said so far. */
  price(plugins: PluginAnswers): Totals;
}

const nothing: PluginAnswers = {
  ...{ rates: [], fees: [], discounts: [], taxes: [], violations: [], errors: {}, unvalidated: false },
};

const failures = (answers: readonly PluginAnswer[]): (PluginFailure & { appId: string })[] =>
  answers.flatMap(({ appId, failure }) => (failure ? [{ ...failure, appId }] : []));

const details = ({ code, description }: PluginFailure) => ({ applicationError: { code, description, data: {} } });

/**
 * Asks the plugins about a cart or a checkout, in the order in which its totals are reckoned: discounts, shipping, fees,
 * tax, validations. What fails or is late contributes nothing, and the errors say so.
 * @returns what they said; nothing where there are no plugins
 */
export async function askPlugins(
  { caller, plugins, tenant }: RouteContext,
  subject: PluginSubject,
): Promise<PluginAnswers | undefined> {
  if (!plugins?.has(tenant)) return undefined;
  const { currency } = storeSettings;
  const { billing, email, lines, purchaseFlowId, shipping } = subject;
  let known = nothing;
  let errors: Record<string, unknown> = {};
  const noteFailures = (name: string, answers: readonly PluginAnswer[]) => {
    const [first] = failures(answers);
    if (first) errors = { ...errors, [name]: details(first) };
  };

  const discounts = await plugins.ask(tenant, caller, 'ECOM_DISCOUNTS', [
    'getEligibleDiscounts',
    {
      lineItems: lines.map(({ facts, id, quantity, reference }) => ({
        ...{ id, quantity, catalogReference: reference, price: facts.unitPrice },
      })),
      purchaseFlowId,
      couponCodes: subject.couponCode ? [subject.couponCode] : [],
      ...(email && { buyerEmail: email }),
    },
  ]);
  noteFailures('discountsCalculationError', discounts);
  known = { ...known, discounts: readDiscounts(discounts, currency) };

  const physical = lines.filter(({ facts }) => facts.shippable);
  if (shipping?.address?.country && physical.length > 0) {
    const rates = await plugins.ask(tenant, caller, 'ECOM_SHIPPING_RATES', [
      'getShippingRates',
      {
        lineItems: physical.map((line) => ({
          ...wireProduct(line),
          totalPrice: linePriceOf(line, subject.price(known)),
        })),
        shippingDestination: shipping.address,
        shippingOrigin: storeSettings.address,
        ...(shipping.contactDetails && { buyerContactDetails: shipping.contactDetails }),
        weightUnit: storeSettings.weightUnit,
        taxIncludedInPrices: storeSettings.taxIncludedInPrices,
        purchaseFlowId,
      },
    ]);
    const failed = failures(rates);
    if (failed.length > 0) {
      const list = failed.map((failure) => ({ carrierId: failure.appId, error: details(failure) }));
      errors = { ...errors, carrierErrors: { errors: list } };
    }
    known = { ...known, rates: readRates(rates, currency) };
  }

  const discounted = subject.price(known);
  const fees = await plugins.ask(tenant, caller, 'ECOM_ADDITIONAL_FEES', [
    'calculateAdditionalFees',
    {
      lineItems: lines.map((line) => ({ id: line.id, productName: line.facts.name, ...wireProduct(line) })),
      ...(shipping?.address && { shippingAddress: shipping.address }),
      ...(shipping?.contactDetails && { buyerDetails: { contactDetails: shipping.contactDetails } }),
      appliedDiscounts: flatDiscounts(discounted),
      ...(discounted.delivery && { shippingInfo: { selectedCarrierServiceOption: option(discounted) } }),
      purchaseFlowId,
      subtotal: discounted.subtotal,
    },
  ]);
  const [failedFee] = failures(fees);
  const feeErrors = failedFee ? [{ code: failedFee.code, description: failedFee.description, data: {} }] : [];
  known = { ...known, fees: readFees(fees, currency) };

  const address = shipping?.address ?? billing?.address;
  if (address?.country && plugins.has(tenant, 'TAX_CALCULATION_PROVIDER')) {
    const asked = taxables(subject.price(known));
    const tax = await plugins.ask(tenant, caller, 'TAX_CALCULATION_PROVIDER', [
      'calculateTax',
      {
        currency,
        addresses: [address, storeSettings.address],
        lineItems: [...asked].map(([id, price]) => ({
          ...{ id, itemName: lines.find((line) => line.id === id)?.facts.name ?? id, quantity: 1, price },
          taxIncludedInPrice: storeSettings.taxIncludedInPrices,
          addressIndex: { singleAddress: 0 },
        })),
      },
    ]);
    noteFailures('taxCalculationError', tax);
    known = { ...known, taxes: readTaxes(tax, asked, currency) };
  }

  const violations = await plugins.ask(tenant, caller, 'ECOM_VALIDATIONS', [
    'getValidationViolations',
    {
      sourceInfo: { source: subject.source, purchaseFlowId },
      validationInfo: validationInfo(subject, subject.price(known)),
    },
  ]);
  return {
    ...known,
    violations: readViolations(violations),
    errors: { ...errors, ...(feeErrors.length > 0 && { orderValidationErrors: feeErrors }) },
    unvalidated: failures(violations).length > 0,
  };
}

const wireProduct = ({ facts, quantity, reference }: StoredLine) => ({
  name: facts.name,
  quantity,
  ...(reference && { catalogReference: reference }),
  physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
  price: facts.unitPrice,
});

const linePriceOf = ({ id }: StoredLine, totals: Totals): string =>
  totals.items.find((item) => item.id === id)?.totalBeforeTax ?? '0';

const option = ({ delivery }: Totals) =>
  delivery && {
    code: delivery.selected.service.code,
    title: delivery.selected.service.title,
    cost: { price: delivery.selected.price, totalDiscount: delivery.discount },
  };

const flatDiscounts = ({ discounts }: Totals) =>
  discounts.map(({ amount, coupon, itemIds, merchantDiscount, rule, type }) => ({
    discountType: type,
    lineItemIds: itemIds,
    ...(coupon && { coupon: { id: coupon.id, code: coupon.code, name: coupon.name, amount } }),
    ...(merchantDiscount && { merchantDiscount: { amount } }),
    ...(rule && { discountRule: { id: rule.id, name: { original: rule.name }, amount } }),
  }));

/** What tax is asked for, by what costs it: items, shipping, fees. */
function taxables({ delivery, fees, items, taxIncluded }: Totals): ReadonlyMap<string, string> {
  const paid = (part: { readonly totalBeforeTax: string; readonly totalAfterTax: string }) =>
    taxIncluded ? part.totalAfterTax : part.totalBeforeTax;
  return new Map([
    ...items.map((item) => [item.id, paid(item)] as const),
    ...(delivery ? [['shipping', paid(delivery)] as const] : []),
    ...fees.filter(({ fee }) => fee.taxable).map((part) => [part.fee.id, paid(part)] as const),
  ]);
}

function validationInfo({ billing, email, lines, shipping }: PluginSubject, totals: Totals): object {
  const { currency } = totals;
  return {
    buyerDetails: { ...(email && { email }) },
    lineItems: lines.map(({ facts, id, quantity, reference }) => ({
      ...{ id, quantity, ...(reference && { catalogReference: reference }) },
      productName: { original: facts.name, translated: facts.name },
      price: wireMoney(facts.unitPrice, currency),
      physicalProperties: { weight: facts.weight, sku: facts.sku, shippable: facts.shippable },
      itemType: { preset: facts.itemType },
    })),
    weightUnit: storeSettings.weightUnit,
    priceSummary: wirePriceSummary(totals),
    ...(billing && { billingInfo: billing }),
    ...(shipping && { shippingAddress: shipping }),
    ...(totals.delivery && {
      shippingInfo: {
        selectedCarrierServiceOption: {
          code: totals.delivery.selected.service.code,
          title: totals.delivery.selected.service.title,
          cost: { price: wireMoney(totals.delivery.selected.price, currency) },
        },
      },
    }),
    appliedDiscounts: wireDiscounts(totals),
    ...{ currency, conversionCurrency: currency, paymentCurrency: currency },
  };
}
