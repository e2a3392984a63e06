import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmulator } from '../lib/emulator.js';
import { count, times } from '../lib/row.js';
import { interleaved } from '../lib/statistics.js';

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const seconds = 3;
const shippingAddress = { country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97209' };

/** @typedef {import('../lib/emulator.js').Started} Started */

/**
 * Returns the line item of a product without options and with unlimited inventory.
 *
 * @param {Started} emulator
 * @returns {Promise<object>}
 */
async function lineItem(emulator) {
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
async function fillCart(emulator, item) {
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
async function placeOrder(emulator, item) {
  const token = await fillCart(emulator, item);
  const checkout = { channelType: 'WEB', email: 'ada@example.com', shippingAddress };
  const { checkoutId } = await emulator.post('/ecom/v1/carts/current/create-checkout', checkout, token);
  await emulator.post(`/ecom/v1/checkouts/${checkoutId}/create-order`, {}, token);
}

/**
 * @param {(emulator: Started, item: object) => Promise<unknown>} work
 * @param {boolean} onFile
 * @returns {Promise<number>} Runs per second with ten concurrent visitors.
 */
async function perSecond(work, onFile) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  const emulator = await startEmulator(...(onFile ? ['--data', join(folder, 'shop.db')] : []));
  try {
    const item = await lineItem(emulator);
    const until = performance.now() + 1000 * seconds;
    let done = 0;
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        while (performance.now() < until) {
          await work(emulator, item);
          done++;
        }
      }),
    );
    return done / seconds;
  } finally {
    await emulator.stop();
    rmSync(folder, { recursive: true });
  }
}

/** @returns {Promise<number>} Time of `calculate` of Cart V2 relative to the estimate of Cart V1, for the same cart. */
async function calculateRelativeToEstimate() {
  const emulator = await startEmulator('--cart-v1', 'available');
  try {
    const token = await fillCart(emulator, await lineItem(emulator));
    /** @param {string} path */
    const timeOf = async (path) => {
      const start = performance.now();
      await emulator.post(path, {}, token);
      return performance.now() - start;
    };
    const measured = await interleaved(1000, {
      estimate: () => timeOf('/ecom/v1/carts/current/estimate-totals'),
      calculate: () => timeOf('/ecom/v2/carts/current/calculate'),
    });
    return measured.calculate / measured.estimate;
  } finally {
    await emulator.stop();
  }
}

/**
 * Measures carts and orders of new visitors per second, in memory and with a database file, and the totals of both cart
 * versions.
 *
 * @returns {Promise<import('../lib/row.js').Row[]>}
 */
export async function emulatorCommerce() {
  const measured = await interleaved(3, {
    'carts per second, in memory': () => perSecond(fillCart, false),
    'carts per second, with a database file': () => perSecond(fillCart, true),
    'orders per second, in memory': () => perSecond(placeOrder, false),
    'orders per second, with a database file': () => perSecond(placeOrder, true),
  });
  return [
    ...Object.entries(measured).map(([what, value]) => ({ what: `Emulator: ${what}`, ours: count(value) })),
    {
      what: 'Emulator: `calculate` of Cart V2 relative to estimate of V1',
      ours: times(await calculateRelativeToEstimate()),
    },
  ];
}
