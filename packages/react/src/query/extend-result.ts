/**
 * Adds fields to a query result. TanStack Query rerenders a component only for the fields that it reads. A spread would
 * read all of them, so the fields stay getters.
 *
 * @param result - Query result.
 * @param fields - Further fields, also as getters, and those that replace fields of the result.
 * @returns A new object.
 */
export function extendResult<Result extends object, Fields extends object>(
  result: Result,
  fields: Fields,
): Result & Fields {
  const extended = Object.defineProperties({}, Object.getOwnPropertyDescriptors(fields)) as Result & Fields;
  for (const key of Object.keys(result) as (keyof Result)[]) {
    if (Object.hasOwn(fields, key)) continue;
    Object.defineProperty(extended, key, { enumerable: true, get: () => result[key] });
  }
  return extended;
}
