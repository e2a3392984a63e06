import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Item types defined by the platform: physical product, digital product, gift card or service. */
export const ItemTypePreset = /* @__PURE__ */ enumeration(
  'UNRECOGNISED',
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
);
/** Item type defined by the platform. */
export type ItemTypePreset = EnumerationValue<typeof ItemTypePreset>;

/** Item type. One of the two fields is set. */
export interface ItemType {
  /** Type defined by the platform. */
  preset?: ItemTypePreset;
  /** Type defined by the catalog's app. */
  custom?: string;
}
