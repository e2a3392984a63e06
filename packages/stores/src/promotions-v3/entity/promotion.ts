import { date, entity, image } from '@cartwright/core';
import type { ExtendedFields } from '../../catalog-v3/results/extended-fields.js';
import type { Tags } from '../../catalog-v3/results/tags.js';
import type { MediaType } from './media-type.js';

/** Image of a promotion. To set it, pass `_id` or `url`. */
export interface PromotionMedia {
  /** ID of the file in the media manager. */
  _id?: string;
  /**
   * URL of a file elsewhere, which is imported in the background. Until then `image` is absent and the promotion is
   * disabled. If the import fails, `media` is removed and the promotion stays disabled.
   */
  url?: string;
  /** Image, as a `wix:image` reference. Read-only. */
  image?: string;
  /** Alternative text for screen readers; at most 1,000 characters. */
  altText?: string | null;
  /** Name of an imported file; at most 80 characters. */
  displayName?: string | null;
  /** Media type. Read-only. */
  mediaType?: MediaType;
  /** ID of the import of a file from a URL. Read-only. */
  uploadId?: string;
}

/** Category that displays a promotion. */
export interface CategoryAssignment {
  /** Category ID. */
  _id?: string;
  /** Position of the promotion in the category, from 1. Required. */
  position?: number;
  /**
   * Whether the category's descendants display the promotion too, at the same position.
   *
   * @default false
   */
  appliedToSubcategories?: boolean;
}

/** Banner on the pages of categories. */
export interface Promotion {
  /** Promotion ID. Read-only. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Name, from 1 to 50 characters. */
  name?: string;
  /** Image. Required on creation. */
  media?: PromotionMedia;
  /** URL that the banner links to. */
  destinationUrl?: string | null;
  /** Categories that display the promotion; at most 1,000. */
  categories?: CategoryAssignment[];
  /**
   * Whether the promotion is displayed. With `media.url`, it takes effect when the image has been imported.
   *
   * @default false
   */
  enabled?: boolean;
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
  /** Tags. */
  tags?: Tags;
}

/** Shape of {@link Promotion}: dates and the image. */
export const promotionShape = /* @__PURE__ */ entity<Promotion>({
  _createdDate: date,
  _updatedDate: date,
  media: { image },
});
