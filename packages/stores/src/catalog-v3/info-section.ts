import { date, entity } from '@cartwright/core';
import { richContentShape, type RichContent } from '@cartwright/core/rich-content';

/** Info section of Catalog V3: a titled text shared by products, such as "Care instructions". */
export interface InfoSection {
  /** Info section ID. */
  _id?: string | null;
  /** Revision number, as a string. Incremented by each update; pass the current one when updating. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Name that identifies the section in the merchant's dashboard; unique in the store, at most 100 characters. */
  uniqueName?: string;
  /** Title displayed to shoppers. */
  title?: string;
  /** Content of the section, as rich content. */
  description?: RichContent;
  /** Content of the section, as HTML; at most 16000 characters. */
  plainDescription?: string | null;
  /** Number of products with this section. Returned only with the requested field `ASSIGNED_PRODUCTS_COUNT`. */
  assignedProductsCount?: number | null;
}

/** Shape of {@link InfoSection}: which fields are dates. */
export const infoSectionShape = /* @__PURE__ */ entity<InfoSection>({
  _createdDate: date,
  _updatedDate: date,
  description: richContentShape,
});
