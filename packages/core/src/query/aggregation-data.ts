/** Number of items with a value. */
export interface ValueCount {
  /** Value as a string. The start of the interval in ISO 8601 for date histograms. */
  value?: string;
  /** Number of items. */
  count?: number;
}

/** Number of items in a range of values. */
export interface RangeCount {
  /** Lower limit, included. */
  from?: number | null;
  /** Upper limit, excluded. */
  to?: number | null;
  /** Number of items. */
  count?: number;
}

/** Result of a scalar aggregation. */
export interface ScalarResult {
  /** Kind of number: `COUNT_DISTINCT`, `MIN` or `MAX`. */
  type?: string;
  /** Number. */
  value?: number;
}

/** Result of an aggregation, in the field of its type. */
export interface SimpleAggregationResult {
  /** Name of the aggregation in the request. */
  name?: string;
  /** Type of the aggregation. */
  type?: string;
  /** Aggregated field, by its name on the platform, such as `brand.id`. */
  fieldPath?: string;
  /** Counts of a `VALUE` aggregation. */
  values?: { results?: ValueCount[] };
  /** Counts of a `RANGE` aggregation, in the order of its buckets. */
  ranges?: { results?: RangeCount[] };
  /** Number of a `SCALAR` aggregation. */
  scalar?: ScalarResult;
}

/** Result of one nested aggregation within a group, in the field of its type. */
export interface NestedResult {
  /** Value that the group has, and its count. */
  value?: { value?: string; count?: number | null };
  /** Range that the group is in, and its count. */
  range?: { from?: number | null; to?: number | null; count?: number | null };
  /** Number of the group. */
  scalar?: { value?: number };
  /** Interval that the group is in, and its count. */
  dateHistogram?: { value?: string; count?: number | null };
}

/** Result of one aggregation of a search. */
export interface AggregationResult extends SimpleAggregationResult {
  /** Result for each value, of aggregations grouped by value. */
  groupedByValue?: { results?: { value?: string; nestedResults?: SimpleAggregationResult }[] };
  /** Counts of a `DATE_HISTOGRAM` aggregation. */
  dateHistogram?: { results?: ValueCount[] };
  /** Groups of a `NESTED` aggregation, each with the results by the names of the nested aggregations. */
  nested?: { results?: { results?: Record<string, NestedResult> }[] };
}

/** Results of the aggregations of a search. */
export interface AggregationData {
  /** One result per aggregation. */
  results?: AggregationResult[];
}
