import { createClient } from '@cartwright/core';
import { startCollectingRequests, stopCollectingRequests } from '@cartwright/ecom/back-in-stock-settings';
import { createOrder } from '@cartwright/ecom/orders';
import { DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { createCatalog } from '@cartwright/stores/catalog';
import { updateInventoryVariants } from '@cartwright/stores/inventory';
import { queryInventoryItems, updateInventoryItem } from '@cartwright/stores/inventory-items-v3';
import { updateProduct as updateProductV1 } from '@cartwright/stores/products';
import { getProduct, updateProduct } from '@cartwright/stores/products-v3';
import { toCatalogReference } from '@cartwright/stores/selection';

import { control } from './control.js';

/**
 * Item of an order.
 *
 * @typedef {object} Item
 * @property {string} slug
 * @property {number} quantity
 * @property {Record<string, string>} [choices]
 */

/**
 * The merchant of a shop, who changes it while visitors shop.
 *
 * @param {import('@cartwright/emulator').Emulator} emulator
 * @param {'v1' | 'v3'} version Version of the catalog.
 */
export function createMerchant(emulator, version) {
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    apiUrl: 'http://localhost',
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
  });
  const catalog = createCatalog(client);

  /** @param {string} slug */
  async function findProduct(slug) {
    const product = await catalog.getProduct({ slug });
    if (!product) throw new Error(`The shop has no product ${slug}.`);
    return product;
  }

  return {
    /**
     * Sets the quantity in stock of a product, or of its variant with these choices.
     *
     * @param {string} slug
     * @param {number} quantity
     * @param {Record<string, string>} [choices]
     */
    async setStock(slug, quantity, choices = {}) {
      const product = await findProduct(slug);
      const { variantId = '' } = toCatalogReference(product, { choices }).options;
      if (version === 'v1') {
        const variants = [{ variantId, quantity }];
        return client.use(updateInventoryVariants)(product.id, { trackQuantity: true, variants });
      }
      const { items } = await client.use(queryInventoryItems)().eq('variantId', variantId).find();
      const { _id, revision = null } = items[0] ?? {};
      await client.use(updateInventoryItem)(_id ?? '', { revision, quantity });
    },
    /**
     * Hides a product from shoppers.
     *
     * @param {string} slug
     */
    async hideProduct(slug) {
      const { id } = await findProduct(slug);
      if (version === 'v1') return client.use(updateProductV1)(id, { visible: false });
      const { revision = null } = await client.use(getProduct)(id);
      await client.use(updateProduct)(id, { revision, visible: false });
    },
    /**
     * Changes whether shoppers can ask for an email when a product is back in stock.
     *
     * @param {boolean} isEnabled
     */
    collectRequests: (isEnabled) =>
      client.use(isEnabled ? startCollectingRequests : stopCollectingRequests)('215238eb-22a5-4c36-9e7b-e7c08025e04e'),
    /**
     * Creates an order of a member, which takes its items out of stock.
     *
     * @param {string} email
     * @param {readonly Item[]} items
     * @returns {Promise<string>} The number of the order.
     */
    async createOrder(email, items) {
      /** @type {{ id: string, loginEmail: string }[]} */
      const members = await control(emulator, 'GET', 'data/members');
      const member = members.find((candidate) => candidate.loginEmail === email);
      if (!member) throw new Error(`The shop has no member ${email}.`);
      const lineItems = [];
      for (const { slug, quantity, choices = {} } of items) {
        const product = await findProduct(slug);
        lineItems.push({
          productName: { original: product.name },
          catalogReference: toCatalogReference(product, { choices }),
          quantity,
          itemType: { preset: /** @type {const} */ ('PHYSICAL') },
          price: { amount: '10.00' },
        });
      }
      const { number } = await client.use(createOrder)({
        channelInfo: { type: 'WEB' },
        status: 'APPROVED',
        buyerInfo: { memberId: member.id, email },
        currency: 'USD',
        lineItems,
        priceSummary: {},
      });
      return String(number);
    },
  };
}
