/** A condition in the platform's format, such as `{ price: { $gt: 10 } }`. */
export type Condition = Readonly<Record<string, unknown>>;

/** Property of a builder that contains its conditions, of which an item must match all. */
export const conditionsKey = /* @__PURE__ */ Symbol.for('@cartwright/data.conditions');

/** A filter as it is built. */
export interface WithConditions {
  /** Conditions, of which an item must match all. */
  readonly [conditionsKey]: readonly Condition[];
}

const hasConditions = (value: unknown): value is WithConditions =>
  typeof value === 'object' && value !== null && conditionsKey in value;

const isLogical = (condition: Condition): boolean => Object.keys(condition).some((key) => key.startsWith('$'));

/**
 * Combines conditions into one filter object. Conditions on different fields are merged; if two are on the same field, all
 * stay separate.
 */
export function toFilter(conditions: readonly Condition[]): Condition {
  const plain = conditions.filter((condition) => !isLogical(condition));
  const entries = plain.flatMap((condition) => Object.entries(condition));
  const isDistinct = new Set(entries.map(([field]) => field)).size === entries.length;
  const merged: readonly Condition[] = isDistinct ? [Object.fromEntries(entries)] : plain;
  const parts = [...(plain.length > 0 ? merged : []), ...conditions.filter(isLogical)];
  const [only = {}] = parts;
  return parts.length > 1 ? { $and: parts } : only;
}

/** Alternatives of a filter object: those of its `$or`, or the filter itself. */
export const toAlternatives = (filter: Condition): readonly Condition[] =>
  '$or' in filter && Object.keys(filter).length === 1 ? (filter['$or'] as Condition[]) : [filter];

/** Returns the filter object of a builder, and other values unchanged. */
export const toFilterObject = (filter: unknown): unknown =>
  hasConditions(filter) ? toFilter(filter[conditionsKey]) : filter;
