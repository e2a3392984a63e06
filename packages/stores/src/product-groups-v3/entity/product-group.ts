import { date, entity, image } from '@cartwright/core';
import type { CustomizationRenderType, CustomizationType } from '../../catalog-v3/enumerations.js';
import type { ExtendedFields } from '../../catalog-v3/results/extended-fields.js';
import type { Tags } from '../../catalog-v3/results/tags.js';
import type { InventoryAvailabilityStatus } from '../../products-v3/entity/enumerations.js';
import type { Thumbnail } from '../../products-v3/entity/media.js';
import type { ChoiceType, MediaType, MembershipStatus } from './enumerations.js';

/** Choice of the grouping customization that a member has, such as `Red`. */
export interface ProductChoice {
  /** Color of the choice, such as `#FF0000`. */
  colorCode?: string;
  /** Choice ID. Read-only. */
  _id?: string;
  /** How the choice is displayed. */
  choiceType?: ChoiceType;
  /** Identifier generated from the name. Carts use it in `catalogReference.options`. Read-only. */
  key?: string | null;
  /** Choice name, from 1 to 50 characters. */
  name?: string;
}

/** Product in a product group, with its choice of the grouping customization. */
export interface ProductGroupMember {
  /** Product ID. */
  productId?: string;
  /** Choice of the grouping customization that the product has. */
  choice?: ProductChoice;
  /** URL slug of the product. */
  slug?: string | null;
  /** Availability of the product. */
  inventoryAvailabilityStatus?: InventoryAvailabilityStatus;
  /** Whether the product qualifies for the group. */
  status?: MembershipStatus;
  /** Product name. */
  productName?: string | null;
}

/** Option or modifier that the members of a product group differ by. */
export interface GroupingCustomization {
  /** Customization ID. */
  _id?: string | null;
  /** Identifier generated from the name. Read-only. */
  key?: string | null;
  /** Customization name, such as `Color`. */
  name?: string;
  /** Whether it is an option or a modifier. */
  customizationType?: CustomizationType;
  /** How the choices are displayed. */
  customizationRenderType?: CustomizationRenderType;
}

/** Image of a product group. To set it, pass `_id`. */
export interface ProductGroupMedia {
  /** ID of the file in the media manager. */
  _id?: string;
  /** URL of a file elsewhere. The platform does not import it yet. */
  url?: string;
  /** Image, as a `wix:image` reference. Read-only. */
  image?: string;
  /** Alternative text for screen readers; at most 1,000 characters. */
  altText?: string | null;
  /** Name of an imported file; at most 80 characters. */
  displayName?: string | null;
  /** Media type. Read-only. */
  mediaType?: MediaType;
  /** Small version. Returned only with the requested field `THUMBNAIL`. Read-only. */
  thumbnail?: Thumbnail;
  /** ID of the import of a file from a URL. Read-only. */
  uploadId?: string;
}

/**
 * Products that differ by one option or modifier, such as the same shirt in several colors. Each product is one choice.
 */
export interface ProductGroup {
  /** Product group ID. Read-only. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Name, from 1 to 100 characters. */
  name?: string | null;
  /** ID of the option or modifier that the members differ by. Immutable. */
  groupingCustomizationId?: string | null;
  /**
   * Choice IDs in the order of the members; at most 100. Members with other choices follow, sorted by the choices' names.
   */
  choiceOrder?: string[];
  /**
   * Members, sorted by `choiceOrder`; at most 100. Changed with `assignProductsToProductGroup` and
   * `unassignProductsFromProductGroup`. Read-only.
   */
  members?: ProductGroupMember[];
  /** Identifier that can be set on creation, unique in the store. A random UUID by default. Immutable. */
  handle?: string | null;
  /** Option or modifier of `groupingCustomizationId`. Returned only with the requested field `GROUPING_CUSTOMIZATION`. */
  groupingCustomization?: GroupingCustomization;
  /** Image. */
  media?: ProductGroupMedia;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Tags. */
  tags?: Tags;
}

/** Shape of {@link ProductGroup}: dates and the image. */
export const productGroupShape = /* @__PURE__ */ entity<ProductGroup>({
  _createdDate: date,
  _updatedDate: date,
  media: { image },
});
