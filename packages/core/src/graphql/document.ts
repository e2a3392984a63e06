/**
 * A GraphQL document with the types of its data and variables, such as a `TypedDocumentNode` or the output of code
 * generators. A `String` object is sent as is, a parsed document as its `loc.source`.
 *
 * @template Data - Type of the response's data.
 * @template Variables - Type of the variables.
 * @example
 * ```ts
 * import type { GraphQLDocument } from '@cartwright/core/graphql';
 *
 * export type ProductNames = GraphQLDocument<{ products: { name: string }[] }, { limit: number }>;
 * ```
 */
export interface GraphQLDocument<Data, Variables> {
  /** Source text of a parsed document. */
  readonly loc?: { readonly source: { readonly body: string } } | undefined;
  /** Carries the types. Never present at run time. */
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
  /** Carries the types in documents of the `graphql` package. Never present at run time. */
  readonly __ensureTypesOfVariablesAndResultMatching?: ((variables: Variables) => Data) | undefined;
}
