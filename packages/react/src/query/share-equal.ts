type Parts = Record<string, unknown>;

/** Kind of a value with parts. `undefined` for all others. */
const getKind = (value: unknown): unknown => {
  const prototype: unknown = typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : undefined;
  return prototype === Object.prototype || prototype === Array.prototype ? prototype : undefined;
};

/**
 * Structural sharing of cached data: parts that equal those before stay the same objects, so that a refetch without
 * changes rerenders nothing. TanStack Query's own does not compare dates, which most entities have.
 *
 * @param before - Data before the request.
 * @param after - Data of the response.
 * @returns `before` if all is equal, otherwise `after` with the equal parts of `before`.
 */
export function shareEqual(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (before instanceof Date && after instanceof Date) return before.getTime() === after.getTime() ? before : after;
  const kind = getKind(after);
  if (!kind || getKind(before) !== kind) return after;
  const old = before as Parts;
  const parts = Object.entries(after as Parts).map(([key, value]) => [key, shareEqual(old[key], value)] as const);
  const isEqual =
    Object.keys(old).length === parts.length &&
    parts.every(([key, part]) => Object.hasOwn(old, key) && Object.is(part, old[key]));
  if (isEqual) return before;
  return kind === Array.prototype ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
