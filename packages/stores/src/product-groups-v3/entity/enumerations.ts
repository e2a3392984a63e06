import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Ways to display the choice of a member. */
export const ChoiceType = /* @__PURE__ */ enumeration('CHOICE_TEXT', 'ONE_COLOR');
/** How the choice of a member is displayed. `CHOICE_TEXT`: by its name. `ONE_COLOR`: as a color swatch. */
export type ChoiceType = EnumerationValue<typeof ChoiceType>;

/** Media types of product groups. */
export const MediaType = /* @__PURE__ */ enumeration('IMAGE');
/** Media type of a product group. Only images are supported. */
export type MediaType = EnumerationValue<typeof MediaType>;

/** Statuses of a product in a product group. */
export const MembershipStatus = /* @__PURE__ */ enumeration('ACTIVE', 'HIDDEN', 'OUT_OF_SYNC');
/**
 * Status of a product in a product group. `ACTIVE`: the product is visible and has exactly one choice of the grouping
 * customization. `HIDDEN`: the product is hidden. `OUT_OF_SYNC`: the product has none or several of the choices. Members
 * that are not `ACTIVE` are returned only to callers that may read hidden products.
 */
export type MembershipStatus = EnumerationValue<typeof MembershipStatus>;
