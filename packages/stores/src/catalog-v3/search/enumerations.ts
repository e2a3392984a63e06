import { enumeration, type EnumerationValue } from '@cartwright/core';

/** Types of aggregations. */
export const AggregationType = /* @__PURE__ */ enumeration('VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM', 'NESTED');
/**
 * Type of an aggregation. `VALUE`: counts per value. `RANGE`: counts per range. `SCALAR`: one number. `DATE_HISTOGRAM`:
 * counts per interval. `NESTED`: aggregations within the groups of others.
 */
export type AggregationType = EnumerationValue<typeof AggregationType>;

/** Types of aggregations that can be nested. */
export const NestedAggregationType = /* @__PURE__ */ enumeration('VALUE', 'RANGE', 'SCALAR', 'DATE_HISTOGRAM');
/** Type of an aggregation that can be nested. */
export type NestedAggregationType = EnumerationValue<typeof NestedAggregationType>;

/** Kinds of numbers of a scalar aggregation. */
export const ScalarType = /* @__PURE__ */ enumeration('COUNT_DISTINCT', 'MIN', 'MAX', 'SUM', 'AVG');
/** Kind of number of a scalar aggregation: number of different values, minimum, maximum, sum or average. */
export type ScalarType = EnumerationValue<typeof ScalarType>;

/** Intervals of a date histogram. */
export const Interval = /* @__PURE__ */ enumeration('YEAR', 'MONTH', 'WEEK', 'DAY', 'HOUR', 'MINUTE', 'SECOND');
/** Interval of a date histogram. */
export type Interval = EnumerationValue<typeof Interval>;

/** Treatments of items without a value in a value aggregation. */
export const MissingValues = /* @__PURE__ */ enumeration('EXCLUDE', 'INCLUDE');
/** Treatment of items without a value in a value aggregation. */
export type MissingValues = EnumerationValue<typeof MissingValues>;

/** Sort directions of a value aggregation. */
export const SortDirection = /* @__PURE__ */ enumeration('DESC', 'ASC');
/** Sort direction of a value aggregation. */
export type SortDirection = EnumerationValue<typeof SortDirection>;

/** Sort criteria of a value aggregation. */
export const SortType = /* @__PURE__ */ enumeration('COUNT', 'VALUE');
/** Sort criterion of a value aggregation: the count or the value. */
export type SortType = EnumerationValue<typeof SortType>;

/** Combinations of the words of a search. */
export const Mode = /* @__PURE__ */ enumeration('OR', 'AND');
/** Combination of the words of a search: items contain one of them or all of them. */
export type Mode = EnumerationValue<typeof Mode>;

/** Types of aggregations, including that of places. */
export const GeoAggregationType = /* @__PURE__ */ enumeration(
  'VALUE',
  'RANGE',
  'SCALAR',
  'DATE_HISTOGRAM',
  'NESTED',
  'GEOTILE_GRID',
);
/** Type of an aggregation, including that of places. */
export type GeoAggregationType = EnumerationValue<typeof GeoAggregationType>;
