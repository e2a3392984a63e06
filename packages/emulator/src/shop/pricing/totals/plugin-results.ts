import { type Violation, readViolation } from './violation.js';
import { isAmount, sum } from '../../../kernel/money/decimal.js';
import { type Input, isObject } from '../../../kernel/input/object.js';
import type { SelectedMembership } from '../plugins/memberships.js';
import type { PluginAnswer } from '../../../protocol/plugins/call-plugin.js';

/** A way of delivery that a plugin offers. */
export interface PluginRate {
  readonly carrierId: string;
  readonly code: string;
  readonly title: string;
  readonly deliveryTime: string;
  readonly price: string;
}

/** A fee that a plugin charges, or that an item of a plugin's catalog comes with. */
export interface PluginFee {
  readonly id: string;
  /** Where it comes from, if not from a plugin of fees. */
  readonly source?: 'ITEM';
  readonly taxGroupId?: string;
  readonly appId: string;
  readonly code?: string;
  readonly name: string;
  readonly price: string;
  readonly taxable: boolean;
  readonly lineItemIds: readonly string[];
}

/** An amount or a percentage. */
export type Rate = { readonly amount: string } | { readonly percentage: string };

/** A discount that a plugin gives: on all goods, on the shipping, or on some lines. */
export interface PluginDiscount {
  readonly id: string;
  readonly name: string;
  readonly global?: Rate;
  readonly shipping?: Rate;
  readonly lines: readonly { readonly id: string; readonly rate: Rate }[];
}

/** The tax that a plugin found on a line, the shipping or a fee, if that costs `amount`. */
export interface PluginTax {
  readonly id: string;
  readonly amount: string;
  readonly parts: readonly {
    readonly name: string;
    readonly jurisdiction: string;
    readonly rate: string;
    readonly tax: string;
  }[];
}

/** A membership that pays for a line. */
export interface PayingMembership {
  readonly lineItemId: string;
  readonly membershipId: string;
  readonly appId: string;
  /** In its form on the wire. */
  readonly name: object;
}

/** What plugins say of the memberships of a member. */
export interface PluginMemberships {
  /** Those that can pay, in their form on the wire. */
  readonly eligible: readonly object[];
  /** Those that cannot, and why; in their form on the wire. */
  readonly invalid: readonly object[];
  /** Those that were chosen and pay. */
  readonly paying: readonly PayingMembership[];
  /** What the buyer chose, or else the plugins. */
  readonly selected: readonly SelectedMembership[];
}

/** A condition of an app that a purchase meets. */
export interface EligibleTrigger {
  readonly appId: string;
  readonly id: string;
  /** The discount rule that asks for it. */
  readonly identifier: string;
}

/** All that plugins say of a cart or a checkout. */
export interface PluginAnswers {
  readonly rates: readonly PluginRate[];
  readonly fees: readonly PluginFee[];
  readonly discounts: readonly PluginDiscount[];
  readonly taxes: readonly PluginTax[];
  readonly memberships: PluginMemberships;
  readonly triggers: readonly EligibleTrigger[];
  readonly violations: readonly Violation[];
  /** What could not be reckoned because a plugin failed; in its form on the wire. */
  readonly errors: object;
  /** Whether a plugin that validates failed. */
  readonly unvalidated: boolean;
}

/** The objects in a list of an answer. */
export const list = ({ answer }: { answer: Input }, name: string): Input[] => {
  const value = answer[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
};
/** A text of an answer; empty where there is none. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The texts in a list of an answer. */
export const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The answers of the plugins that gave one. */
const given = (answers: readonly PluginAnswer[]) =>
  answers.flatMap((one) => (one.failure ? [] : [{ appId: one.appId, answer: one.answer }]));

/** The ways of delivery that plugins offer, for their price and what is charged beside it. One in another currency, or without a code, a title or a price, is none. */
export const readRates = (answers: readonly PluginAnswer[], currency: string): PluginRate[] =>
  given(answers).flatMap((one) =>
    list(one, 'shippingRates').flatMap(({ code, cost, logistics, title }) => {
      const price = isObject(cost) ? cost['price'] : undefined;
      const isSame = isObject(cost) && (cost['currency'] === undefined || cost['currency'] === currency);
      if (!text(code) || !text(title) || !isAmount(price, currency) || !isSame) return [];
      const charges = list({ answer: cost }, 'additionalCharges').map((charge) => charge['price']);
      const whole = sum([price, ...charges.filter((charge) => isAmount(charge, currency))]);
      const deliveryTime = isObject(logistics) ? text(logistics['deliveryTime']) : '';
      return [{ carrierId: one.appId, code: text(code), title: text(title), deliveryTime, price: whole }];
    }),
  );

/** The fees that plugins charge. One without a name or a price, or in another currency, is none. */
export const readFees = (answers: readonly PluginAnswer[], currency: string): PluginFee[] =>
  given(answers)
    .filter(({ answer }) => answer['currency'] === undefined || answer['currency'] === currency)
    .flatMap((one) =>
      list(one, 'additionalFees').flatMap(({ code, lineItemIds, name, price, taxDetails }, index) => {
        if (!text(name) || !isAmount(price, currency)) return [];
        const taxable = isObject(taxDetails) && taxDetails['taxable'] === true;
        const id = `fee-${one.appId}-${index}`;
        const fee = { id, appId: one.appId, name: text(name), price, taxable, lineItemIds: texts(lineItemIds) };
        return [{ ...fee, ...(text(code) && { code: text(code) }) }];
      }),
    );

function readRate(value: unknown, currency: string): Rate | undefined {
  if (!isObject(value)) return undefined;
  const { fixedAmountValue, percentageValue } = value;
  if (isAmount(fixedAmountValue, currency)) return { amount: fixedAmountValue };
  const isPercentage = /^\d{1,3}(\.\d{1,4})?$/.test(text(percentageValue)) && Number(percentageValue) <= 100;
  return isPercentage ? { percentage: text(percentageValue) } : undefined;
}

/** The discounts that plugins give. */
export const readDiscounts = (answers: readonly PluginAnswer[], currency: string): PluginDiscount[] =>
  given(answers).flatMap((one) =>
    list(one, 'discounts').map((discount, index): PluginDiscount => {
      const rateOf = (name: string) => {
        const rates = discount[name];
        return isObject(rates) ? readRate(rates['rate'], currency) : undefined;
      };
      const { externalId, lineItemsDiscounts, name } = discount;
      const lines = isObject(lineItemsDiscounts) ? list({ answer: lineItemsDiscounts }, 'lineItems') : [];
      const [global, shipping] = [rateOf('globalDiscounts'), rateOf('shippingDiscounts')];
      return {
        id: text(externalId) || `${one.appId}-${index}`,
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

/** The taxes that a plugin found on what it was asked about. */
export const readTaxes = (
  answers: readonly PluginAnswer[],
  asked: ReadonlyMap<string, string>,
  currency: string,
): PluginTax[] =>
  given(answers)
    .slice(0, 1)
    .flatMap((one) =>
      list(one, 'lineItemTaxDetails').flatMap((details) => {
        const id = text(details['id']);
        const amount = asked.get(id);
        if (amount === undefined) return [];
        const parts = list({ answer: details }, 'taxBreakdown').flatMap(({ jurisdiction, rate, taxAmount, taxName }) =>
          isAmount(taxAmount, currency)
            ? [{ name: text(taxName), jurisdiction: text(jurisdiction), rate: text(rate) || '0', tax: taxAmount }]
            : [],
        );
        return [{ id, amount, parts }];
      }),
    );

/** What plugins object to. */
export const readViolations = (answers: readonly PluginAnswer[]): Violation[] =>
  given(answers).flatMap((one) => list(one, 'violations').map(readViolation));

/** The conditions that a purchase meets, of those that were asked about. */
export const readTriggers = (answers: readonly PluginAnswer[]): EligibleTrigger[] =>
  given(answers).flatMap((one) =>
    list(one, 'eligibleTriggers').map(({ customTriggerId, identifier }) => ({
      ...{ appId: one.appId, id: text(customTriggerId), identifier: text(identifier) },
    })),
  );
