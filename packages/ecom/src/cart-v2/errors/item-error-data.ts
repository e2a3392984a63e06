import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import type { V2SelectedMembership } from '../entity/memberships.js';

/** Line item that an error concerns: its ID, or for an item that is not in the cart its catalog reference. */
export interface LineItemIdentifier {
  /** Line item ID. */
  lineItemId?: string;
  /** Catalog item and selected options. */
  catalogReference?: CatalogReference;
}

/** Data of `ITEM_NOT_FOUND_IN_CATALOG`. */
export interface ItemNotFoundInCatalogErrorData {
  /** Items that the catalog does not have, or not with these options. */
  invalidItems?: LineItemIdentifier[];
}

/** Item with insufficient stock. Error data is returned as the platform sends it, so the field is `id`, not `_id`. */
export interface InsufficientInventoryEntry {
  /** The item. */
  id?: LineItemIdentifier;
  /** Requested quantity, including the quantity in the cart. */
  requestedQuantity?: number;
  /** Quantity in stock. */
  availableQuantity?: number;
}

/** Data of `INSUFFICIENT_INVENTORY`. */
export interface InsufficientInventoryErrorData {
  /** Items with insufficient stock. */
  invalidItems?: InsufficientInventoryEntry[];
}

/** Data of `MAX_LINE_ITEMS_EXCEEDED`. */
export interface MaxLineItemsExceededErrorData {
  /** Number of line items that the cart would have. */
  requestCount?: number;
  /** Maximum number of line items. */
  maxCount?: number;
}

/** Data of `MAX_ITEM_MODIFIERS_EXCEEDED`. */
export interface MaxItemModifiersExceededErrorData {
  /** Number of modifiers in the request. */
  requestCount?: number;
  /** Maximum number of modifiers. */
  maxCount?: number;
}

/** Data of `DUPLICATE_MODIFIER_GROUP_IDS`. */
export interface DuplicateModifierGroupIdsErrorData {
  /** Items with two modifier groups of the same ID. */
  invalidItems?: CatalogReference[];
}

/** Data of `DUPLICATE_ITEM_MODIFIER_IDS`. */
export interface DuplicateItemModifierIdsErrorData {
  /** Items with two modifiers of the same ID in a group. */
  invalidItems?: CatalogReference[];
}

/** Data of `LINE_ITEM_PRICE_CONFLICT`. */
export interface LineItemPriceConflictErrorData {
  /** Items that the cart has at another price. */
  invalidItems?: CatalogReference[];
}

/** Data of `FIXED_QUANTITY_ITEM`. */
export interface FixedQuantityItemErrorData {
  /** Items whose quantity cannot be changed. */
  invalidItems?: LineItemIdentifier[];
}

/** Item that cannot be paid with the selected membership. */
export interface InvalidMembershipEntry {
  /** The item. */
  invalidItemId?: LineItemIdentifier;
  /** The selected membership. */
  selectedMembership?: V2SelectedMembership;
}

/** Data of `INVALID_MEMBERSHIP_PAYMENT_OPTION`. */
export interface InvalidMembershipPaymentOptionErrorData {
  /** Items that cannot be paid with the selected membership. */
  invalidItems?: InvalidMembershipEntry[];
}

/** Data of `LINE_ITEM_NOT_FOUND_IN_CART` and `PLAN_LINE_ITEM_NOT_FOUND`. */
export interface LineItemNotFoundInCartErrorData {
  /** IDs that the cart does not have. */
  lineItemIds?: string[];
}

/** Data of `EMPTY_LINE_ITEM_UPDATES`. */
export interface EmptyLineItemUpdatesErrorData {
  /** IDs of line items whose update changes nothing. */
  lineItemIds?: string[];
}

/** Data of `DUPLICATE_LINE_ITEM_UPDATES`. */
export interface DuplicateLineItemUpdatesErrorData {
  /** IDs of line items that the request updates twice. */
  duplicateLineItemIds?: string[];
}

/** Data of `LINE_ITEMS_OUT_OF_STOCK`. */
export interface LineItemsOutOfStockErrorData {
  /** IDs of the line items that are out of stock. */
  lineItemIds?: string[];
  /** Whether all line items are out of stock. */
  allLineItemsOutOfStock?: boolean;
}

/** Data of `MEMBERS_ONLY_ITEM`. */
export interface MembersOnlyItemErrorData {
  /** IDs of the line items that require a signed-in member. */
  lineItemIds?: string[];
}

/** Data of `SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART`. */
export interface SubscriptionItemNotSupportedOnDemoCartErrorData {
  /** IDs of the line items that are subscriptions. */
  lineItemIds?: string[];
}

/** Data of `GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART`. */
export interface GiftCardItemNotSupportedOnDemoCartErrorData {
  /** IDs of the line items that are gift cards. */
  lineItemIds?: string[];
}
