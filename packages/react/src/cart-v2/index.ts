/** Cart V2: the requests of the default version. */
export * from './create-cart-changes.js';
export * from './estimate-cart.js';
export * from './read-cart.js';
export * from './start-checkout.js';
export type * from './types.js';
