/** An error of a GraphQL response. */
export interface GraphQLError {
  /** Description of the error. */
  message: string;
  /** Path of the field that failed, from the root of `data`. */
  path?: (string | number)[];
  /** Positions in the document, from 1. */
  locations?: { line: number; column: number }[];
  /** Additional information of the service, such as an error code. */
  extensions?: Record<string, unknown>;
}

/**
 * Response to a GraphQL document. If there are `errors`, the failed fields of `data` are `null`, or all of it is.
 *
 * @template Data - Type of the response's data.
 * @example
 * ```ts
 * import type { GraphQLResult } from '@cartwright/core/graphql';
 *
 * export const orNothing = <Data>({ data, errors }: GraphQLResult<Data>) => (errors ? undefined : data);
 * ```
 * @see https://spec.graphql.org/October2021/#sec-Response-Format GraphQL: response format
 */
export type GraphQLResult<Data> = { data: Data; errors?: undefined } | { data: Data | null; errors: GraphQLError[] };
