const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const shippingAddress = { country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97209' };

/** @typedef {import('./emulator.js').Started} Started */

/**
 * Returns the line item of a product without options and with unlimited inventory.
 *
 * @param {Started} emulator
 * @returns {Promise<object>}
 */
export async function lineItem(emulator) {
  const query = { paging: { limit: 100 } };
  const { products } = await emulator.post('/stores-reader/v1/products/query-platformized', { query });
  const product = products.find(
    (/** @type {any} */ { customTextFields, productOptions, productType, stock }) =>
      productType === 'physical' &&
      !productOptions.length &&
      !customTextFields.length &&
      !stock.trackInventory &&
      stock.inStock,
  );
  return { catalogReference: { appId: storesApp, catalogItemId: product.id }, quantity: 1 };
}

/**
 * Creates a visitor with a line item in the cart.
 *
 * @param {Started} emulator
 * @param {object} item
 * @returns {Promise<string>} The visitor's token.
 */
export async function fillCart(emulator, item) {
  const token = await emulator.newVisitor();
  await emulator.post('/ecom/v1/carts/current/add-to-cart', { lineItems: [item] }, token);
  return token;
}

/**
 * Creates a visitor's cart, checks it out and places the order.
 *
 * @param {Started} emulator
 * @param {object} item
 * @returns {Promise<void>}
 */
export async function placeOrder(emulator, item) {
  const token = await fillCart(emulator, item);
  const checkout = { channelType: 'WEB', email: 'ada@example.com', shippingAddress };
  const { checkoutId } = await emulator.post('/ecom/v1/carts/current/create-checkout', checkout, token);
  await emulator.post(`/ecom/v1/checkouts/${checkoutId}/create-order`, {}, token);
}
