import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Kinds of charges on top of shipping. */
export const ChargeType = /* @__PURE__ */ enumeration('HANDLING_FEE');
/** A kind of charge on top of shipping. */
export type ChargeType = EnumerationValue<typeof ChargeType>;

/** Levels of subdivisions of a country. */
export const SubdivisionType = /* @__PURE__ */ enumeration(
  'UNKNOWN_SUBDIVISION_TYPE',
  'ADMINISTRATIVE_AREA_LEVEL_1',
  'ADMINISTRATIVE_AREA_LEVEL_2',
  'ADMINISTRATIVE_AREA_LEVEL_3',
  'ADMINISTRATIVE_AREA_LEVEL_4',
  'ADMINISTRATIVE_AREA_LEVEL_5',
  'COUNTRY',
);
/** A level of subdivisions of a country. */
export type SubdivisionType = EnumerationValue<typeof SubdivisionType>;
