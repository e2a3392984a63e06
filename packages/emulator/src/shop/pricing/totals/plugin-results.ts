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
  /** Source of the fee. Absent for the fee of a plugin. */
  readonly source?: 'ITEM';
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

/** Membership that can pay for line items. */
export interface EligibleMembership {
  readonly appId: string;
  readonly id: unknown;
  readonly name: object;
  readonly lineItemIds: readonly string[];
  /** Membership as the plugin returned it. */
  readonly given: object;
}

/** Membership that pays for a line item. */
export interface PayingMembership {
  readonly lineItemId: string;
  readonly membershipId: string;
  readonly appId: string;
  /** Name, as the plugin returned it. */
  readonly name: object;
}

/** Memberships of a member, from all plugins. */
interface PluginMemberships {
  /** Memberships that can pay, as the plugins returned them. */
  readonly eligible: readonly object[];
  /** Memberships that cannot pay, with the reason, as the plugins returned them. */
  readonly invalid: readonly object[];
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

/** Results of service plugins for the totals of a cart or checkout. */
export interface PluginResults {
  readonly rates: readonly PluginRate[];
  readonly fees: readonly PluginFee[];
  readonly discounts: readonly PluginDiscount[];
  readonly taxes: readonly PluginTax[];
  readonly memberships: PluginMemberships;
  readonly triggers: readonly EligibleTrigger[];
  readonly violations: readonly Violation[];
  /** Calculation errors of plugins that failed, in the platform's format. */
  readonly errors: Readonly<Record<string, unknown>>;
  /** Whether a validations plugin failed. */
  readonly unvalidated: boolean;
}
