import { enumeration, type EnumerationValue } from '@cartwright/core';

export { DimensionsUnit, FileType, MeasurementUnit } from '@cartwright/core/site';

/** Product types. */
export const ProductType = /* @__PURE__ */ enumeration('unspecified_product_type', 'physical', 'digital');
/** Product type. `physical`: shipped or picked up. `digital`: downloadable files. */
export type ProductType = EnumerationValue<typeof ProductType>;

/** Inventory statuses of a product. */
export const InventoryStatus = /* @__PURE__ */ enumeration('IN_STOCK', 'OUT_OF_STOCK', 'PARTIALLY_OUT_OF_STOCK');
/**
 * Inventory status of a product. `IN_STOCK`: all variants are in stock. `PARTIALLY_OUT_OF_STOCK`: some are.
 * `OUT_OF_STOCK`: none is.
 */
export type InventoryStatus = EnumerationValue<typeof InventoryStatus>;

/** Ways to display an option. */
export const OptionType = /* @__PURE__ */ enumeration('unspecified_option_type', 'drop_down', 'color');
/** How an option is displayed. `drop_down`: list of names. `color`: color swatches. */
export type OptionType = EnumerationValue<typeof OptionType>;

/** Types of product discounts. */
export const DiscountType = /* @__PURE__ */ enumeration('UNDEFINED', 'NONE', 'AMOUNT', 'PERCENT');
/** Type of a product discount. `AMOUNT`: amount in the store's currency. `PERCENT`: percentage. `NONE`: no discount. */
export type DiscountType = EnumerationValue<typeof DiscountType>;
