import type { TypedQueryDocumentNode } from 'graphql';
import { expectTypeOf, test } from 'vitest';
import { graphql, type GraphQLDocument, type GraphQLResult } from './index.js';

interface Data {
  product: { name: string };
}

declare const byId: GraphQLDocument<Data, { id: string }>;
declare const first: GraphQLDocument<Data, { limit?: number }>;
declare const ofGraphQL: TypedQueryDocumentNode<Data, { id: string }>;
declare class GeneratedString extends String {
  __apiType?: (variables: { id: string }) => Data;
}

test('a typed document determines the types of data and variables', () => {
  expectTypeOf(graphql(byId, { id: 'a' })).resolves.toEqualTypeOf<GraphQLResult<Data>>();
  expectTypeOf(graphql(ofGraphQL, { id: 'a' })).resolves.toEqualTypeOf<GraphQLResult<Data>>();
  expectTypeOf(graphql(new GeneratedString(), { id: 'a' })).resolves.toEqualTypeOf<GraphQLResult<Data>>();
  expectTypeOf(graphql(first)).resolves.toEqualTypeOf<GraphQLResult<Data>>();
  void graphql(byId, { id: 'a' }, { apiVersion: 'v1', timeout: 5000 });
});

test('wrong, unknown or missing variables are type errors', () => {
  // @ts-expect-error ID is a string
  void graphql(byId, { id: 1 });
  // @ts-expect-error there is no such variable
  void graphql(byId, { id: 'a', slug: 'b' });
  // @ts-expect-error ID is required
  void graphql(byId);
  // @ts-expect-error ID is required
  void graphql(ofGraphQL, {});
  // @ts-expect-error a document is text, or typed
  void graphql(5);
});

test('a string document takes the types from type arguments', async () => {
  expectTypeOf(graphql('{ n }')).resolves.toEqualTypeOf<GraphQLResult<Record<string, unknown>>>();
  const { data, errors } = await graphql<Data>('{ product { name } }');
  if (!errors) expectTypeOf(data).toEqualTypeOf<Data>();
  // @ts-expect-error with errors, data may be missing
  void data.product;
});
