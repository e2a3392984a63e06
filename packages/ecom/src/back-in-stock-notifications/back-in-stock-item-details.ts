import { entity, image } from '@cartwright/core';

/** What the mail says of the item. */
export interface BackInStockItemDetails {
  /** Its name. */
  name?: string;
  /** Its price: a decimal text, such as `12.50`. */
  price?: string;
  /** Its picture: `wix:image://v1/…`, or a URL. */
  image?: string;
}

/** The converted fields of {@link BackInStockItemDetails}. */
export const itemDetailsShape = /* @__PURE__ */ entity<BackInStockItemDetails>({ image });
