/**
 * A GraphQL document that knows the types of its answer and of its variables, as `TypedDocumentNode` and the documents of
 * code generators do. What is sent is its source text: a `String` is its own, a parsed document has it in `loc`.
 *
 * @template Data - The answer's data.
 * @template Variables - The document's variables.
 * @example
 * ```ts
 * import type { GraphQLDocument } from '@cartwright/core/graphql';
 *
 * export type ProductNames = GraphQLDocument<{ products: { name: string }[] }, { limit: number }>;
 * ```
 */
export interface GraphQLDocument<Data, Variables> {
  /** Where a parsed document has its source text. */
  readonly loc?: { readonly source: { readonly body: string } } | undefined;
  /** Never there: it carries the types. */
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
  /** Never there: it carries the types in the documents of `graphql` itself. */
  readonly __ensureTypesOfVariablesAndResultMatching?: ((variables: Variables) => Data) | undefined;
}
