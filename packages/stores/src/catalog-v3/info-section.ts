import { date, entity } from '@cartwright/core';
import { richContentShape, type RichContent } from './rich-content.js';

/** A section of text that products of catalog V3 share, such as "Care". */
export interface InfoSection {
  /** Its id. */
  _id?: string | null;
  /** Grows with every change: a whole number as text. */
  revision?: string | null;
  /** When it was made. */
  _createdDate?: Date | null;
  /** When it was last changed. */
  _updatedDate?: Date | null;
  /** Names it among the merchant's sections. */
  uniqueName?: string;
  /** Its title, for shoppers. */
  title?: string;
  /** Its text. */
  description?: RichContent;
  /** Its text as HTML. */
  plainDescription?: string | null;
  /** How many products have it. */
  assignedProductsCount?: number | null;
}

/** The converted fields of {@link InfoSection}. */
export const infoSectionShape = /* @__PURE__ */ entity<InfoSection>({
  _createdDate: date,
  _updatedDate: date,
  description: richContentShape,
});
