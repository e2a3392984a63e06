/** One of the errors in a GraphQL answer. */
export interface GraphQLError {
  /** What went wrong. */
  message: string;
  /** The field that failed, from the root of `data`. */
  path?: (string | number)[];
  /** Where in the document. */
  locations?: { line: number; column: number }[];
  /** What the service says beside it, such as a code. */
  extensions?: Record<string, unknown>;
}

/**
 * The answer to a GraphQL document. With `errors`, what failed is missing in `data`, or all of it is.
 *
 * @template Data - The answer's data.
 * @example
 * ```ts
 * import type { GraphQLResult } from '@cartwright/core/graphql';
 *
 * export const orNothing = <Data>({ data, errors }: GraphQLResult<Data>) => (errors ? undefined : data);
 * ```
 * @see GraphQL, section 7.1: response format
 */
export type GraphQLResult<Data> = { data: Data; errors?: undefined } | { data: Data | null; errors: GraphQLError[] };
