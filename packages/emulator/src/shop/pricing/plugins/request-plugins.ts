import { validationSettings } from '../../validations/validation-settings.js';
import type { Totals } from '../totals/totals.js';
import { storeSettings } from '../../../kernel/store-settings/store-settings.js';
import { taxSettings } from '../tax/tax-settings.js';
import type { AddressWithContact } from '../shipping/address.js';
import { storeCurrency } from '../../../kernel/money/store-currency.js';
import { wantedTriggers } from '../discount-rules/rule-discounts.js';
import type { Owner } from '../../../protocol/auth/owner.js';
import type { StoredLine } from '../../line-items/line.js';
import type { PluginContext } from '../../../protocol/plugins/plugin-context.js';
import type { PluginAnswer, PluginFailure } from '../../../protocol/plugins/call-plugin.js';
import { type SelectedMembership, askMemberships } from './memberships.js';
import {
  type PluginAnswers,
  readDiscounts,
  readFees,
  readRates,
  readTaxes,
  readTriggers,
  readViolations,
} from '../totals/plugin-results.js';
import {
  flatDiscounts,
  linePriceOf,
  taxQuestion,
  taxables,
  validationInfo,
  wireCharged,
  wireOption,
  wireProduct,
} from './plugin-requests.js';

/** What plugins are asked about. */
export interface PluginSubject {
  readonly source: 'CART' | 'CHECKOUT';
  readonly owner: Owner;
  readonly lines: readonly StoredLine[];
  readonly purchaseFlowId: string;
  readonly couponCode?: string;
  readonly email?: string;
  readonly shipping?: AddressWithContact;
  readonly billing?: AddressWithContact;
  readonly selectedMemberships?: readonly SelectedMembership[];
  /** Leaves fees out. */
  readonly withoutFees?: boolean;
  /** Reckons with what plugins have said so far. */
  price(plugins: PluginAnswers): Totals;
}

const nothing: PluginAnswers = {
  ...{ rates: [], fees: [], discounts: [], taxes: [], violations: [], errors: {}, unvalidated: false },
  ...{ memberships: { eligible: [], invalid: [], paying: [], selected: [] }, triggers: [] },
};

const failures = (answers: readonly PluginAnswer[]): (PluginFailure & { appId: string })[] =>
  answers.flatMap(({ appId, failure }) => (failure ? [{ ...failure, appId }] : []));

/** What went wrong, as totals tell it. */
export const details = ({ code, data = {}, description }: PluginFailure) => ({
  applicationError: { code, description, data },
});

/**
 * Asks the plugins about a cart or a checkout, in the order in which its totals are reckoned: conditions of discount rules, discounts, shipping, fees,
 * tax, memberships, validations. What fails or is late contributes nothing, and the errors say so.
 * @returns what they said; nothing where there are no plugins
 */
export function askPlugins({ plugins, tenant }: PluginContext, subject: PluginSubject): PluginAnswers | undefined {
  const selected = subject.selectedMemberships ?? [];
  if (!plugins.has() && selected.length === 0) return undefined;
  const currency = storeCurrency(tenant);
  const taxIncludedInPrices = taxSettings(tenant).includedInPrices;
  const { email, lines, purchaseFlowId, shipping, source } = subject;
  let known = nothing;
  let errors: Record<string, unknown> = {};
  const noteFailures = (name: string, answers: readonly PluginAnswer[]) => {
    const [first] = failures(answers);
    if (first) errors = { ...errors, [name]: details(first) };
  };

  const items = lines.map(({ facts, id, quantity, reference }) => ({
    ...{ id, quantity, catalogReference: reference, price: facts.unitPrice },
  }));
  const triggers = plugins.apps('ECOM_DISCOUNTS_TRIGGER').flatMap((appId) => {
    const wanted = wantedTriggers(tenant, appId);
    const asked = wanted.map(({ id, params, ruleId }) => ({
      customTrigger: { id, ...(params && { params }) },
      identifier: ruleId,
    }));
    const shippingInfo = shipping?.address && { shippingInfo: { address: shipping.address } };
    const request = { lineItems: items, triggers: asked, purchaseFlowId, ...shippingInfo };
    return wanted.length > 0 ? plugins.ask('ECOM_DISCOUNTS_TRIGGER', ['getEligibleTriggers', request], { appId }) : [];
  });
  noteFailures('discountsCalculationError', triggers);
  known = { ...known, triggers: readTriggers(triggers) };

  const discounts = plugins.ask('ECOM_DISCOUNTS', [
    'getEligibleDiscounts',
    {
      lineItems: items,
      purchaseFlowId,
      couponCodes: subject.couponCode ? [subject.couponCode] : [],
      ...(email && { buyerEmail: email }),
    },
  ]);
  noteFailures('discountsCalculationError', discounts);
  known = { ...known, discounts: readDiscounts(discounts, currency) };

  const physical = lines.filter(({ facts }) => facts.shippable);
  if (shipping?.address?.country && physical.length > 0) {
    const sofar = known;
    const rates = plugins.ask('ECOM_SHIPPING_RATES', [
      'getShippingRates',
      {
        lineItems: physical.map((line) => ({
          ...wireProduct(line),
          totalPrice: linePriceOf(line, subject.price(sofar)),
        })),
        shippingDestination: shipping.address,
        shippingOrigin: storeSettings.address,
        ...(shipping.contactDetails && { buyerContactDetails: shipping.contactDetails }),
        weightUnit: storeSettings.weightUnit,
        taxIncludedInPrices,
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
  const feesQuestion = [
    'calculateAdditionalFees',
    {
      lineItems: lines.map((line) => wireCharged(line, currency)),
      ...(shipping?.address && { shippingAddress: shipping.address }),
      ...(shipping?.contactDetails && { buyerDetails: { contactDetails: shipping.contactDetails } }),
      appliedDiscounts: flatDiscounts(discounted),
      ...(discounted.delivery && { shippingInfo: { selectedCarrierServiceOption: wireOption(discounted) } }),
      purchaseFlowId,
      subtotal: discounted.subtotal,
    },
  ] as const;
  const fees = subject.withoutFees ? [] : plugins.ask('ECOM_ADDITIONAL_FEES', feesQuestion);
  const [failedFee] = failures(fees);
  const feeErrors = failedFee ? [{ code: failedFee.code, description: failedFee.description, data: {} }] : [];
  known = { ...known, fees: readFees(fees, currency) };

  const priced = subject.price(known);
  const asked = taxables(priced);
  const taxed = taxQuestion(subject, { asked, fees: priced.fees, taxIncludedInPrice: taxIncludedInPrices });
  if (taxed && plugins.has('TAX_CALCULATION_PROVIDER')) {
    const tax = plugins.ask('TAX_CALCULATION_PROVIDER', ['calculateTax', { currency, ...taxed }]);
    noteFailures('taxCalculationError', tax);
    known = { ...known, taxes: readTaxes(tax, asked, currency) };
  }

  const { error: membershipError, memberships } = askMemberships(plugins, subject);
  if (membershipError) errors = { ...errors, membershipError };
  known = { ...known, memberships };

  const { [source === 'CART' ? 'cart' : 'checkout']: mode } = validationSettings(tenant);
  const isSkipped = mode === 'SKIP_VALIDATIONS' || !plugins.has('ECOM_VALIDATIONS');
  const validating = { sourceInfo: { source, purchaseFlowId } };
  const violations = isSkipped
    ? []
    : plugins.ask(
        'ECOM_VALIDATIONS',
        ['getValidationViolations', { ...validating, validationInfo: validationInfo(subject, subject.price(known)) }],
        { isAsked: ({ validateInCart }) => validateInCart === true || mode === 'CHECKOUT_VALIDATIONS' },
      );
  return {
    ...known,
    violations: readViolations(violations),
    errors: { ...errors, ...(feeErrors.length > 0 && { orderValidationErrors: feeErrors }) },
    unvalidated: failures(violations).length > 0,
  };
}
