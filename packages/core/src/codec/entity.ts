import type { Codec, Shape } from './codec.js';

/** An address as the SDK shows it. */
export interface Address {
  /** The whole address in one line. */
  formatted?: string | null;
  /** Where it lies, in degrees. */
  location?: { latitude?: number | null; longitude?: number | null };
  /** Street and number. */
  addressLine1?: string | null;
  /** Apartment, floor, building. */
  addressLine2?: string | null;
  /** The street's parts, where they are known one by one. */
  streetAddress?: { name?: string | null; number?: string | null; apt?: string | null };
  /** City. */
  city?: string | null;
  /** State, province or region, by its ISO 3166-2 code, such as `US-NY`. */
  subdivision?: string | null;
  /** Country, by its two-letter ISO 3166-1 code, such as `US`. */
  country?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** The country's full name. Read-only. */
  countryFullname?: string | null;
  /** The subdivision's full name. Read-only. */
  subdivisionFullname?: string | null;
  /** What helps to find it. */
  hint?: string | null;
}

/** True where `T` is a `Date` or an address, or something inside it is. The depth is bounded. */
type Differs<T, Depth extends unknown[] = []> = Depth['length'] extends 8
  ? false
  : T extends Date
    ? true
    : T extends readonly (infer Item)[]
      ? Differs<NonNullable<Item>, [...Depth, 0]>
      : T extends object
        ? string extends keyof T
          ? Differs<NonNullable<T[keyof T]>, [...Depth, 0]>
          : 'city' | 'country' extends keyof T
            ? true
            : true extends { [Key in keyof T]-?: Differs<NonNullable<T[Key]>, [...Depth, 0]> }[keyof T]
              ? true
              : false
        : false;

/** The codecs that an entity needs: one for every field whose type holds a `Date` or an address. */
export type FieldCodecs<T> = {
  readonly [Key in keyof T as Differs<NonNullable<T[Key]>> extends true ? Key : never]-?: Codec | Shape;
} & { readonly [Key in keyof T]?: Codec | Shape };

/**
 * Declares the fields of an entity whose wire form is converted. Forgetting a date or an address does not compile.
 *
 * @param fields - The codec of each converted field, by its name in the SDK.
 * @returns The same, as a shape for `request` and `response` of an operation.
 * @example
 * ```ts
 * import { date, entity } from '@cartwright/core';
 *
 * interface Note { _id?: string; _createdDate?: Date | null; text?: string }
 * export const noteShape = entity<Note>({ _createdDate: date });
 * ```
 */
export function entity<T>(fields: FieldCodecs<T>): Shape {
  return fields;
}
