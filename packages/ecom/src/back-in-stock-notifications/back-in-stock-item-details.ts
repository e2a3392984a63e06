import { entity, image } from '@cartwright/core';

/** Item details shown in the notification email. */
export interface BackInStockItemDetails {
  /** Item name. */
  name?: string;
  /** Item price, as a decimal string such as `12.50`. */
  price?: string;
  /** Image reference (`wix:image://v1/…`) or URL. */
  image?: string;
}

/** Shape of {@link BackInStockItemDetails}: which fields are images. */
export const itemDetailsShape = /* @__PURE__ */ entity<BackInStockItemDetails>({ image });
