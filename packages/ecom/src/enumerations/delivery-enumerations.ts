import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Destination scopes of a delivery: worldwide or specific destinations. */
export const DestinationScope = /* @__PURE__ */ enumeration('WORLDWIDE', 'SPECIFIC_DESTINATIONS');
/** Destination scope of a delivery. */
export type DestinationScope = EnumerationValue<typeof DestinationScope>;

/** Totals that a shipping rate condition can compare: weight, price or quantity. */
export const ConditionType = /* @__PURE__ */ enumeration('BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY');
/** Total that a shipping rate condition compares. */
export type ConditionType = EnumerationValue<typeof ConditionType>;

/** Comparison operators: equal, greater than, greater than or equal, less than, less than or equal. */
export const LogicalOperator = /* @__PURE__ */ enumeration('EQ', 'GT', 'GTE', 'LT', 'LTE');
/** Comparison operator. */
export type LogicalOperator = EnumerationValue<typeof LogicalOperator>;

/** Days of the week, from Monday to Sunday. */
export const DayOfWeek = /* @__PURE__ */ enumeration('MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN');
/** Day of the week. */
export type DayOfWeek = EnumerationValue<typeof DayOfWeek>;

/** Distance units: kilometers or miles. */
export const LengthUnit = /* @__PURE__ */ enumeration('UNSPECIFIED_LENGTH_UNIT', 'KM', 'MI');
/** Distance unit. */
export type LengthUnit = EnumerationValue<typeof LengthUnit>;

/** Domestic postal services (USPS). */
export const DomesticService = /* @__PURE__ */ enumeration(
  'GROUND_ADVANTAGE',
  'PRIORITY_MAIL',
  'PRIORITY_MAIL_EXPRESS',
);
/** Domestic postal service (USPS). */
export type DomesticService = EnumerationValue<typeof DomesticService>;

/** International postal services (USPS). */
export const InternationalService = /* @__PURE__ */ enumeration(
  'FIRST_CLASS_PACKAGE_INTERNATIONAL',
  'PRIORITY_MAIL_INTERNATIONAL',
  'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
);
/** International postal service (USPS). */
export type InternationalService = EnumerationValue<typeof InternationalService>;

/** USPS package types: custom packaging, or flat-rate envelopes and boxes. */
export const PackageType = /* @__PURE__ */ enumeration(
  'CUSTOM',
  'FLAT_RATE_ENVELOPE',
  'PADDED_FLAT_RATE_ENVELOPE',
  'SMALL_FLAT_RATE_BOX',
  'MEDIUM_FLAT_RATE_BOX_1',
  'MEDIUM_FLAT_RATE_BOX_2',
  'LARGE_FLAT_RATE_BOX',
);
/** Package type. */
export type PackageType = EnumerationValue<typeof PackageType>;

/** Calculation types of a handling fee: a fixed amount or a percentage of the label price. */
export const CalculationType = /* @__PURE__ */ enumeration('FIXED', 'PERCENTAGE');
/** Calculation type of a handling fee. */
export type CalculationType = EnumerationValue<typeof CalculationType>;
