export * from './invoice-enumerations.js';
export * from './order-enumerations.js';
