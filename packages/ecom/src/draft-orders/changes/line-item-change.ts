import { date, entity } from '@cartwright/core';
import type { PriceDescription, ProductName } from '../../commerce/fields/translatable-string.js';
import type { DescriptionLine } from '../../commerce/line-items/description-line.js';
import type { ModifierGroup } from '../../commerce/line-items/modifier-group.js';
import type { SubscriptionSettings } from '../../commerce/line-items/subscription.js';
import type { Price } from '../../commerce/prices/price.js';

/** New description lines of a line item. */
export interface DescriptionLinesOverride {
  /** Description lines. Empty to remove all. */
  descriptionLines?: DescriptionLine[];
}

/** New modifiers of a line item. */
export interface ModifiersGroupsOverride {
  /** Groups of modifiers, at most 10. Empty to remove all. */
  modifierGroups?: ModifierGroup<Price>[];
}

/** Changes of one line item. Omitted fields are unchanged. */
export interface LineItemChangeDetails {
  /** ID of the line item. */
  lineItemId: string;
  /** New quantity, at most 1,000,000. `0` removes the line item. */
  newQuantity?: number | null;
  /** New unit price, as a decimal string. Not possible if the line item is paid for with a membership. */
  newPrice?: string | null;
  /** New display text that supplements the price. */
  newPriceDescription?: PriceDescription;
  /** New display name. */
  newProductName?: ProductName;
  /** New description lines. */
  newDescriptionLines?: DescriptionLinesOverride;
  /** New modifiers. Without `newPrice`, the unit price changes by the difference of their prices. */
  newModifierGroups?: ModifiersGroupsOverride;
  /** New subscription. Not part of the platform's public API. */
  newSubscriptionSettings?: SubscriptionSettings;
}

/** Shape of {@link LineItemChangeDetails}: which fields are dates. */
export const lineItemChangeShape = /* @__PURE__ */ entity<LineItemChangeDetails>({
  newSubscriptionSettings: /* @__PURE__ */ entity<SubscriptionSettings>({ startDate: date }),
});
