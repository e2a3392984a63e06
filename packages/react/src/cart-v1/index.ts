/** Cart V1 in the shapes of Cart V2, for `cartVersion: 1`. Loaded on first use. */
export * from './create-cart-changes.js';
export * from './estimate-cart.js';
export * from './read-cart.js';
export * from './start-checkout.js';
