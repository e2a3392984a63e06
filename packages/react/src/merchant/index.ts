export * from './merchant-mutation.js';
export * from './merchant-query.js';
