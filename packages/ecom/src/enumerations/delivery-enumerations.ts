import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Where a store delivers to. */
export const DestinationScope = /* @__PURE__ */ enumeration('WORLDWIDE', 'SPECIFIC_DESTINATIONS');
/** Where a store delivers to. */
export type DestinationScope = EnumerationValue<typeof DestinationScope>;

/** What the rate of a delivery goes by. */
export const ConditionType = /* @__PURE__ */ enumeration('BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY');
/** What the rate of a delivery goes by. */
export type ConditionType = EnumerationValue<typeof ConditionType>;

/** How a value is compared. */
export const LogicalOperator = /* @__PURE__ */ enumeration('EQ', 'GT', 'GTE', 'LT', 'LTE');
/** How a value is compared. */
export type LogicalOperator = EnumerationValue<typeof LogicalOperator>;

/** Days of the week. */
export const DayOfWeek = /* @__PURE__ */ enumeration('MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN');
/** A day of the week. */
export type DayOfWeek = EnumerationValue<typeof DayOfWeek>;

/** Units of distance. */
export const LengthUnit = /* @__PURE__ */ enumeration('UNSPECIFIED_LENGTH_UNIT', 'KM', 'MI');
/** A unit of distance. */
export type LengthUnit = EnumerationValue<typeof LengthUnit>;

/** Domestic postal services (USPS). */
export const DomesticService = /* @__PURE__ */ enumeration(
  'GROUND_ADVANTAGE',
  'PRIORITY_MAIL',
  'PRIORITY_MAIL_EXPRESS',
);
/** A domestic postal service (USPS). */
export type DomesticService = EnumerationValue<typeof DomesticService>;

/** International postal services (USPS). */
export const InternationalService = /* @__PURE__ */ enumeration(
  'FIRST_CLASS_PACKAGE_INTERNATIONAL',
  'PRIORITY_MAIL_INTERNATIONAL',
  'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
);
/** An international postal service (USPS). */
export type InternationalService = EnumerationValue<typeof InternationalService>;

/** Kinds of packages. */
export const PackageType = /* @__PURE__ */ enumeration(
  'CUSTOM',
  'FLAT_RATE_ENVELOPE',
  'PADDED_FLAT_RATE_ENVELOPE',
  'SMALL_FLAT_RATE_BOX',
  'MEDIUM_FLAT_RATE_BOX_1',
  'MEDIUM_FLAT_RATE_BOX_2',
  'LARGE_FLAT_RATE_BOX',
);
/** A kind of package. */
export type PackageType = EnumerationValue<typeof PackageType>;

/** How an amount is added to the price of a shipping label. */
export const CalculationType = /* @__PURE__ */ enumeration('FIXED', 'PERCENTAGE');
/** How an amount is added to the price of a shipping label. */
export type CalculationType = EnumerationValue<typeof CalculationType>;
