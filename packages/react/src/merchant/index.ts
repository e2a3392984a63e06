export * from './merchant-fulfillments.js';
export * from './merchant-inventory.js';
export * from './merchant-mutation.js';
export * from './merchant-orders.js';
export * from './merchant-products.js';
export * from './merchant-query.js';
export * from './merchant-refunds.js';
