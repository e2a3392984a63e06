/**
 * Creates a function that calculates its result once for each object, for objects that are replaced instead of changed,
 * such as documents.
 */
export function perObject<K extends object, V>(calculate: (object: K) => V): (object: K) => V {
  const results = new WeakMap<K, { readonly value: V }>();
  return (object) => {
    let result = results.get(object);
    if (!result) results.set(object, (result = { value: calculate(object) }));
    return result.value;
  };
}
