import type { Violation } from './violation.js';

/** A shipping rate that a plugin offers. */
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
  /** `ITEM` for the fee of a line item; absent for the fee of a plugin. */
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

/** The tax that a plugin calculated for an `amount`: the price of a line item, of shipping or of a fee. */
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

/** A membership that the buyer selected to pay for line items. */
export interface SelectedMembership {
  readonly id: string;
  readonly appId: string;
  readonly lineItemIds: readonly string[];
}

/** A membership that can pay for line items. */
export interface EligibleMembership {
  readonly appId: string;
  readonly id: unknown;
  readonly name: object;
  readonly lineItemIds: readonly string[];
  /** The membership with all that the app responded. */
  readonly given: object;
}

/** A membership that pays for a line item. */
export interface PayingMembership {
  readonly lineItemId: string;
  readonly membershipId: string;
  readonly appId: string;
  /** The name, as the app responded. */
  readonly name: object;
}

/** The memberships of a member, as plugins know them. */
interface PluginMemberships {
  /** The memberships that can pay, as their apps responded. */
  readonly eligible: readonly object[];
  /** The memberships that cannot pay, with the reason, as their apps responded. */
  readonly invalid: readonly object[];
  /** The selected memberships that pay. */
  readonly paying: readonly PayingMembership[];
  /** The memberships that the buyer selected; the plugins' default unless the buyer did. */
  readonly selected: readonly SelectedMembership[];
}

/** A custom trigger of an app that a purchase meets. */
export interface EligibleTrigger {
  readonly appId: string;
  readonly id: string;
  /** The discount rule that has the trigger. */
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
  /** The calculation errors of plugins that failed, in their wire format. */
  readonly errors: Readonly<Record<string, unknown>>;
  /** Whether a validations plugin failed. */
  readonly unvalidated: boolean;
}
