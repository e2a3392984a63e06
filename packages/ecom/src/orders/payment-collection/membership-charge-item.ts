import { entity } from '@cartwright/core';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import { servicePropertiesShape, type ServiceProperties } from '../../commerce/line-items/service-properties.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';

/** A line item that a membership pays for. */
export interface MembershipChargeItem {
  /** The membership's id. */
  membershipId?: string;
  /** The id of the app that it belongs to. */
  appId?: string;
  /** The membership's name. */
  membershipName?: TranslatableString;
  /** More about the membership, by its app. */
  membershipAdditionalData?: Record<string, unknown> | null;
  /** Where it comes from. */
  catalogReference?: CatalogReference;
  /** When the service takes place. */
  serviceProperties?: ServiceProperties;
  /** The catalog item that this one is a part of. */
  rootCatalogItemId?: string | null;
  /** The line item's id. */
  lineItemId?: string;
}

/** The converted fields of {@link MembershipChargeItem}. */
export const membershipChargeItemShape = /* @__PURE__ */ entity<MembershipChargeItem>({
  serviceProperties: servicePropertiesShape,
});
