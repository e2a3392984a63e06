/** Names of the fields in which two objects differ. */
export const changedFields = (before: object, after: object): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(getField(before, name), getField(after, name)),
  );

const getField = (object: object, name: string): unknown =>
  Object.hasOwn(object, name) ? (object as Readonly<Record<string, unknown>>)[name] : undefined;

/** Whether two JSON values are equal. An absent field equals one that is `undefined`. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return false;
  return Array.isArray(before) === Array.isArray(after) && changedFields(before, after).length === 0;
}
