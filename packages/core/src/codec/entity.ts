import type { Codec, Shape } from './codec.js';

/** A postal address. */
export interface Address {
  /** Address formatted as one line. */
  formatted?: string | null;
  /** Coordinates, in degrees. */
  location?: { latitude?: number | null; longitude?: number | null };
  /** Street name and number. */
  addressLine1?: string | null;
  /** Apartment, floor or building. */
  addressLine2?: string | null;
  /** Street name, number and apartment as separate fields, if they are known. */
  streetAddress?: { name?: string | null; number?: string | null; apt?: string | null };
  /** City. */
  city?: string | null;
  /** State, province or region, as an ISO 3166-2 code such as `US-NY`. */
  subdivision?: string | null;
  /** Country, as a two-letter ISO 3166-1 code such as `US`. */
  country?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** Full name of the country. Read-only. */
  countryFullname?: string | null;
  /** Full name of the subdivision. Read-only. */
  subdivisionFullname?: string | null;
  /** Additional information that helps to find the address. */
  hint?: string | null;
}

/** Whether `T` is or contains a `Date` or an address, up to a maximum depth. */
type NeedsCodec<T, Depth extends unknown[] = []> = Depth['length'] extends 8
  ? false
  : T extends Date
    ? true
    : T extends readonly (infer Item)[]
      ? NeedsCodec<NonNullable<Item>, [...Depth, 0]>
      : T extends object
        ? string extends keyof T
          ? NeedsCodec<NonNullable<T[keyof T]>, [...Depth, 0]>
          : 'city' | 'country' extends keyof T
            ? true
            : true extends { [Key in keyof T]-?: NeedsCodec<NonNullable<T[Key]>, [...Depth, 0]> }[keyof T]
              ? true
              : false
        : false;

/** Codecs of an entity: one for every field whose type contains a `Date` or an address. */
export type FieldCodecs<T> = {
  readonly [Key in keyof T as NeedsCodec<NonNullable<T[Key]>> extends true ? Key : never]-?: Codec | Shape;
} & { readonly [Key in keyof T]?: Codec | Shape };

/**
 * Declares the converted fields of an entity. The type check fails if a date or an address is missing.
 *
 * @param fields - Codec of each converted field, by its name in the SDK.
 * @returns A shape for `request` and `response` of an operation.
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
