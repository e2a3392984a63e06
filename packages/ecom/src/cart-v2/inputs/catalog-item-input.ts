import { entity } from '@cartwright/core';
import type { ExtendedFields } from '../../commerce/fields/extended-fields.js';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import { catalogOverrideFieldsShape, type CatalogOverrideFields } from '../entity/catalog-override-fields.js';
import type { V2SelectedMembership } from '../entity/memberships.js';
import type { MembershipInput } from './membership-input.js';

/** Catalog item to add to a cart. */
export interface CatalogItemInput {
  /** Catalog item and selected options. */
  catalogReference: CatalogReference;
  /** Quantity, from 1 to 100,000. */
  quantity: number;
  /**
   * Membership that pays for the item.
   *
   * @deprecated Use `membershipPayment`.
   */
  selectedMembership?: V2SelectedMembership;
  /** Fields that override the catalog's values. Requires a merchant or app identity. */
  catalogOverrideFields?: CatalogOverrideFields;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** ID of the app that manages the item's inventory. */
  inventoryAppId?: string | null;
  /** Membership that pays for the item. Requires a membership payment option. */
  membershipPayment?: MembershipInput;
}

/** Shape of {@link CatalogItemInput}: image and weight of the overriding fields. */
export const catalogItemInputShape = /* @__PURE__ */ entity<CatalogItemInput>({
  catalogOverrideFields: catalogOverrideFieldsShape,
});
