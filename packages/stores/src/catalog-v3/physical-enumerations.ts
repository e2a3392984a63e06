import { enumeration, type EnumerationValue } from '@cartwright/core';

export { DimensionsUnit, FileType, MeasurementUnit } from '@cartwright/core/site';

/** Availability statuses of an inventory item. */
export const ItemAvailabilityStatus = /* @__PURE__ */ enumeration('OUT_OF_STOCK', 'IN_STOCK', 'PREORDER');
/**
 * Availability of an inventory item. `IN_STOCK`: can be bought now. `PREORDER`: out of stock, but available for
 * pre-order. `OUT_OF_STOCK`: cannot be bought.
 */
export type ItemAvailabilityStatus = EnumerationValue<typeof ItemAvailabilityStatus>;

/** Kinds of changes of an entity. */
export const EventType = /* @__PURE__ */ enumeration('UNKNOWN', 'CREATED', 'UPDATED', 'DELETED');
/** Kind of change of an entity. */
export type EventType = EnumerationValue<typeof EventType>;

/** Units of weights. */
export const WeightUnit = /* @__PURE__ */ enumeration('UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB');
/** Unit of weights: kilograms or pounds. */
export type WeightUnit = EnumerationValue<typeof WeightUnit>;

/** Media types. */
export const MediaType = /* @__PURE__ */ enumeration('IMAGE', 'VIDEO');
/** Media type of a product’s media: image or video. */
export type MediaType = EnumerationValue<typeof MediaType>;

/** Product types. */
export const ProductType = /* @__PURE__ */ enumeration('PHYSICAL', 'DIGITAL');
/** Product type. `PHYSICAL`: shipped to the customer. `DIGITAL`: downloaded. */
export type ProductType = EnumerationValue<typeof ProductType>;
