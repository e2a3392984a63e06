export * from './graphql.js';
export type * from './document.js';
export type * from './result.js';
