/** Counts the items of each value of the field: a facet. */
export interface ValueAggregation {
  /**
   * Whether to sort the values by their counts or alphabetically.
   *
   * @default 'COUNT'
   */
  sortType?: 'COUNT' | 'VALUE';
  /**
   * Sort direction.
   *
   * @default 'DESC'
   */
  sortDirection?: 'DESC' | 'ASC';
  /**
   * Maximum number of values, from 1 to 250.
   *
   * @default 10
   */
  limit?: number | null;
  /**
   * Whether to count items without a value.
   *
   * @default 'EXCLUDE'
   */
  missingValues?: 'EXCLUDE' | 'INCLUDE';
  /**
   * Name of the bucket of items without a value, with `missingValues: 'INCLUDE'`. Defaults to `N/A` for strings, `0`
   * for numbers and `false` for booleans.
   */
  includeOptions?: { addToBucket?: string };
}

/** Counts the items in each range of values. */
export interface RangeAggregation {
  /** Ranges, from `from` (included) to `to` (excluded). Without `from` or `to` the range has no limit on that side. */
  buckets?: readonly { from?: number | null; to?: number | null }[];
}

/** Calculates one number from all values of the field. */
export interface ScalarAggregation {
  /** Number of different values, lowest value or highest value. */
  type: 'COUNT_DISTINCT' | 'MIN' | 'MAX';
}

/** Counts the items in each interval of time. */
export interface DateHistogramAggregation {
  /** Length of the intervals. */
  interval: 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR' | 'MINUTE' | 'SECOND';
}

/** Name and field of an aggregation. */
export interface AggregatedField<Field> {
  /** Name that identifies the aggregation in the response. At most 100 characters. */
  name?: string | null;
  /** Field to aggregate. */
  fieldPath: Field;
}

/** Aggregation that can be nested in another one. */
export type SimpleAggregation<Field = string> =
  | (AggregatedField<Field> & { type: 'VALUE'; value?: ValueAggregation })
  | (AggregatedField<Field> & { type: 'RANGE'; range: RangeAggregation })
  | (AggregatedField<Field> & { type: 'SCALAR'; scalar: ScalarAggregation })
  | (AggregatedField<Field> & { type: 'DATE_HISTOGRAM'; dateHistogram: DateHistogramAggregation });

/**
 * Aggregation of all items that match a search, on all pages. `NESTED` applies each aggregation to the groups of the
 * previous one.
 */
export type Aggregation<Field = string> =
  | SimpleAggregation<Field>
  | { name?: string | null; type: 'NESTED'; nested: { nestedAggregations: readonly SimpleAggregation<Field>[] } };
