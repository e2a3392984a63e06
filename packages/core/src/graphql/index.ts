export { graphql, type GraphQLOptions } from './graphql.js';
export type { GraphQLDocument } from './document.js';
export type { GraphQLError, GraphQLResult } from './result.js';
