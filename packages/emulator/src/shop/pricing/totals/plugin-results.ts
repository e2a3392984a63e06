import type { Input } from '../../../kernel/input/object.js';
import type { Violation } from './violation.js';

/** Shipping rate of a plugin. */
export interface PluginRate {
  readonly carrierId: string;
  readonly code: string;
  readonly title: string;
  readonly deliveryTime: string;
  readonly price: string;
}

/** Fee of a plugin, or of an item of an app's catalog. */
export interface PluginFee {
  readonly id: string;
  /** Source of the fee: its item or the merchant. Absent for the fee of a plugin. */
  readonly source?: 'ITEM' | 'MANUAL';
  readonly taxGroupId?: string;
  readonly appId: string;
  readonly code?: string;
  readonly name: string;
  readonly price: string;
  readonly taxable: boolean;
  readonly lineItemIds: readonly string[];
}

/** Amount or percentage. */
export type Rate = { readonly amount: string } | { readonly percentage: string };

/** Discount of a plugin: on all items, on shipping, or on some line items. */
export interface PluginDiscount {
  readonly id: string;
  readonly name: string;
  readonly global?: Rate;
  readonly shipping?: Rate;
  readonly lines: readonly { readonly id: string; readonly rate: Rate }[];
}

/** Tax that a plugin calculated for an `amount`: the price of a line item, of shipping or of a fee. */
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

/** Membership that the buyer selected to pay for line items. */
export interface SelectedMembership {
  readonly id: string;
  readonly appId: string;
  readonly lineItemIds: readonly string[];
}

/** Membership of a member. */
export interface Membership {
  /** Membership ID. Empty if the plugin returned none, so that the membership cannot be selected. */
  readonly id: string;
  /** ID of the app that manages the membership. */
  readonly appId: string;
  readonly name?: string;
  /** Name in the buyer's language, if it is another. */
  readonly translatedName?: string;
  /** IDs of the line items that the membership can pay for. */
  readonly lineItemIds: readonly string[];
  readonly credits?: { readonly total?: number; readonly remaining?: number };
  /** Expiration date, ISO 8601. */
  readonly expirationDate?: string;
  /** Additional data of the app, in the app's own format. */
  readonly appData?: Input;
}

/** Membership that cannot pay for line items. */
export interface InvalidMembership {
  readonly membership: Membership;
  /** Reason, for the buyer. */
  readonly reason: string;
}

/** Membership that pays for a line item. */
export interface PayingMembership {
  readonly lineItemId: string;
  readonly membershipId: string;
  readonly appId: string;
  readonly name: string;
  readonly translatedName?: string;
}

/** Memberships of a member, from all plugins. */
interface PluginMemberships {
  readonly eligible: readonly Membership[];
  readonly invalid: readonly InvalidMembership[];
  /** Selected memberships that pay. */
  readonly paying: readonly PayingMembership[];
  /** Memberships that the buyer selected. Defaults to those that the plugins selected. */
  readonly selected: readonly SelectedMembership[];
}

/** Custom trigger of an app that a purchase meets. */
export interface EligibleTrigger {
  readonly appId: string;
  readonly id: string;
  /** ID of the discount rule with the trigger. */
  readonly identifier: string;
}

/** Reason why a plugin contributes nothing to the totals: an error of the plugin, or a failed call. */
export interface PluginProblem {
  readonly code: string;
  readonly description: string;
  readonly data?: object;
}

/** Problems of plugins, by the part of the totals. */
export interface PluginProblems {
  /** Problem of each app that failed. */
  readonly shipping?: readonly (PluginProblem & { readonly appId: string })[];
  readonly fees?: PluginProblem;
  readonly discounts?: PluginProblem;
  readonly tax?: PluginProblem;
  readonly memberships?: PluginProblem;
}

/** Results of service plugins for the totals of a cart or checkout. */
export interface PluginResults {
  readonly rates: readonly PluginRate[];
  readonly fees: readonly PluginFee[];
  readonly discounts: readonly PluginDiscount[];
  readonly taxes: readonly PluginTax[];
  readonly memberships: PluginMemberships;
  readonly triggers: readonly EligibleTrigger[];
  readonly violations: readonly Violation[];
  readonly problems: PluginProblems;
  /** Whether a validations plugin failed. */
  readonly unvalidated: boolean;
}
