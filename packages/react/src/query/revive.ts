import { date, type Codec, type OperationSpec, type Shape } from '@cartwright/core';

type Fields = Readonly<Record<string, unknown>>;

function reviveDates(value: unknown, node: Codec | Shape | undefined): unknown {
  if (node === date) return typeof value === 'string' ? new Date(value) : value;
  if (!node || 'decode' in node || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => reviveDates(item, node));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const changed = Object.entries(node).flatMap(([field, inner]) => {
    const before = (value as Fields)[field];
    const after = reviveDates(before, inner);
    return after === before ? [] : [[field, after] as const];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

/**
 * Creates the `select` function of a query. A cache that was persisted or hydrated as JSON holds strings instead of
 * dates: converts them to `Date`s, according to the operation's response shape.
 *
 * @param operation - Operation that fetches the data.
 * @param field - Response field that is cached. Defaults to the field that the operation returns, or the whole
 * response.
 * @returns A function that returns the same object if nothing has to be converted.
 */
export const revive =
  ({ spec: { response, unwrap } }: { readonly spec: OperationSpec }, field = unwrap) =>
  <Data>(data: Data): Data =>
    reviveDates(data, field === undefined ? response : response?.[field]) as Data;
