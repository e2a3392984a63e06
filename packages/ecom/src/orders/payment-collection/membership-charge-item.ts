import { entity } from '@cartwright/core';
import type { CatalogReference } from '../../commerce/line-items/catalog-reference.js';
import { servicePropertiesShape, type ServiceProperties } from '../../commerce/line-items/service-properties.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';

/** Line item to pay with a membership. */
export interface MembershipChargeItem {
  /** The membership's ID. */
  membershipId?: string;
  /** ID of the app that provides the membership. */
  appId?: string;
  /** Display name of the membership. */
  membershipName?: TranslatableString;
  /** Additional data of the app that provides the membership. */
  membershipAdditionalData?: Record<string, unknown> | null;
  /** Catalog and catalog item of the line item. */
  catalogReference?: CatalogReference;
  /** Date of the service and number of participants. */
  serviceProperties?: ServiceProperties;
  /**
   * ID of the item in its catalog, if `catalogReference.catalogItemId` refers to something else: for a booking, the
   * service's ID.
   */
  rootCatalogItemId?: string | null;
  /** The line item's ID. */
  lineItemId?: string;
}

/** Shape of {@link MembershipChargeItem}: which fields are dates. */
export const membershipChargeItemShape = /* @__PURE__ */ entity<MembershipChargeItem>({
  serviceProperties: servicePropertiesShape,
});
