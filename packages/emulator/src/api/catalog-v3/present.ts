/** Object without its `undefined` fields. */
type Present<T> = { readonly [Field in keyof T]?: Exclude<T[Field], undefined> };

/** Removes the `undefined` fields of an object. */
export const present = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
