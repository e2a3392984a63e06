/** Names of the fields in which two objects differ. */
export function changedFields(before: object, after: object): string[] {
  const then = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...then.keys(), ...now.keys()])].filter(
    (name) => then.get(name) !== now.get(name) && JSON.stringify(then.get(name)) !== JSON.stringify(now.get(name)),
  );
}
