/** A value of an enumeration, or any other string, because the platform may add values. */
export type EnumerationValue<Enumeration> = Enumeration[keyof Enumeration] | (string & {});

/**
 * Declares an enumeration whose keys equal its values.
 *
 * @param values - The platform's values.
 * @returns An object with one property per value.
 * @example
 * ```ts
 * import { enumeration, type EnumerationValue } from '@cartwright/core';
 *
 * export const Size = enumeration('SMALL', 'LARGE');
 * export type Size = EnumerationValue<typeof Size>;
 * export const size: Size = Size.SMALL;
 * ```
 */
export const enumeration = <const Values extends readonly string[]>(
  ...values: Values
): { readonly [Value in Values[number]]: Value } =>
  Object.fromEntries(values.map((value) => [value, value])) as { readonly [Value in Values[number]]: Value };
