export * from './cart-enumerations.js';
export * from './delivery-enumerations.js';
export * from './order-enumerations.js';
export * from './tip-enumerations.js';
