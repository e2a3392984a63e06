import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Kinds of items that the platform knows. */
export const ItemTypePreset = /* @__PURE__ */ enumeration(
  'UNRECOGNISED',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
);
/** A kind of item that the platform knows. */
export type ItemTypePreset = EnumerationValue<typeof ItemTypePreset>;

/** The kind of an item: one of the two fields. */
export interface ItemType {
  /** A kind that the platform knows. */
  preset?: ItemTypePreset;
  /** A kind of the catalog's own. */
  custom?: string;
}
