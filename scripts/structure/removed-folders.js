/**
 * Folders of APIs that the platform removes on 2027-02-01: Cart V1 and Checkout V1. Nothing imports them, so that
 * `scripts/delete-v1.js` can delete them.
 */
export const removedFolders = [
  ...['cart', 'current-cart', 'checkout', 'checkout-templates', 'purchase'].map((name) => `packages/ecom/src/${name}`),
  'packages/react/src/cart-v1',
  ...['cart-v1', 'checkout-v1', 'checkout-templates-v1'].map((name) => `packages/emulator/src/api/${name}`),
];

/** Files that offer both versions. `scripts/delete-v1.js` removes the first from them. */
export const filesOfBothVersions = [
  ...['index', 'modules'].map((name) => `packages/ecom/src/${name}.ts`),
  ...['get-cart-estimator', 'get-cart-reader', 'get-checkout-starter', 'load-changes'].map(
    (name) => `packages/react/src/cart-api/${name}.ts`,
  ),
  ...['routes', 'event-definitions', 'cart-v1-removal'].map((name) => `packages/emulator/src/${name}.ts`),
];

/** Paths of the API that the removed folders call and serve. */
export const removedPaths = /\/ecom\/v1\/(carts|checkouts|checkout-templates)\b/;

/**
 * Starts of the names of tests that depend on the first version without calling it in their own process. They change on
 * the day of the deletion.
 */
export const testsOfBothVersions = [
  'packages/cli/src/commands/codemod/cart-v2/equivalence.test.ts ',
  'packages/cli/src/commands/codemod/official/applications.full.test.ts ',
  'packages/cli/src/commands/codemod/official/sell.test.ts ',
  'packages/cli/src/commands/trigger/trigger.test.ts a name of several versions',
  'packages/emulator/src/api/cart-v2/place-order.test.ts the order takes the stock once',
  'packages/react/src/ecom/cart/cart-versions.test.tsx Cart V1',
  'packages/react/src/ecom/cart/cart-versions.test.tsx rejects what Cart V1',
];
