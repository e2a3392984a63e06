import type { Client } from '@cartwright/core';
import { queryCollections } from '@cartwright/stores/collections';
import { updateInventoryVariants } from '@cartwright/stores/inventory';
import {
  addProductMedia,
  addProductsToCollection,
  createProduct,
  deleteProduct,
  getProduct,
  type Product,
  removeProductMedia,
  removeProductsFromCollection,
  updateProduct,
  updateProductVariants,
  type VariantOverride,
} from '@cartwright/stores/products';
import type { MerchantCatalog, NewProduct } from '../merchant-catalog.js';
import { RevisionConflict } from '../revision-conflict.js';
import { swapItem } from '../swap-item.js';
import { addChoice, newVariantData, removeChoice, variantsWith } from './change-choices.js';
import { descriptionV1 } from './description-format.js';
import { toEditedProduct } from './edited-product.js';
import { getMedia, setMedia, toMediaData } from './media.server.js';
import { hasOwnVariants, getRevision } from './product-fields.js';
import { readInventory, setStock } from './stock.server.js';
import { newStock, newVariants, toNewProduct } from './to-new-product.js';
import { toUpdate } from './to-update.js';

/** Creates the merchant's access to Catalog V1. */
export function createCatalogV1(client: Client): MerchantCatalog {
  const load = async (id: string): Promise<Product> =>
    (await client.use(getProduct)(id, { includeMerchantSpecificData: true })).product ?? {};

  /** Loads a product to change it. Throws if its values are not those of the revision. */
  async function loadUnchanged(id: string, revision: string): Promise<Product> {
    const product = await load(id);
    if ((await getRevision(product)) !== revision) throw new RevisionConflict();
    return product;
  }

  async function updateVariants(id: string, variants: readonly VariantOverride[]): Promise<void> {
    if (variants.length > 0) await client.use(updateProductVariants)(id, [...variants]);
  }

  /** Sets what cannot be created with a product. */
  async function complete(created: Product, product: NewProduct): Promise<void> {
    const id = created._id ?? '';
    if (product.media.length > 0) await client.use(addProductMedia)(id, product.media.map(toMediaData));
    await updateVariants(id, newVariants(created, product));
    const variants = newStock(created, product);
    if (variants.length > 0) await client.use(updateInventoryVariants)(id, { trackQuantity: true, variants });
  }

  return {
    version: 'v1',
    limits: { variants: 300 },
    description: descriptionV1,
    async read(id) {
      const [product, { items: collections }, inventoryItem] = await Promise.all([
        load(id),
        client.use(queryCollections)().limit(100).find(),
        readInventory(client, id),
      ]);
      return {
        ...toEditedProduct({ product, collections, inventoryItem }),
        revision: await getRevision(product),
        media: getMedia(client, product),
      };
    },
    async save(id, revision, changes) {
      const { before, product, variants } = toUpdate(await loadUnchanged(id, revision), changes);
      await updateVariants(id, before);
      if (Object.keys(product).length > 0) await client.use(updateProduct)(id, product);
      await updateVariants(id, variants);
    },
    async addChoice(id, revision, choice) {
      const before = await loadUnchanged(id, revision);
      const { product: after = {} } = await client.use(updateProduct)(id, {
        productOptions: addChoice(before, choice),
      });
      if (!hasOwnVariants(after)) return;
      await updateVariants(id, newVariantData(before, after, choice));
      const { quantity } = choice;
      if (quantity === undefined) return;
      const added = variantsWith(after, choice.optionId, choice.name);
      await client.use(updateInventoryVariants)(id, {
        trackQuantity: true,
        variants: added.map(({ _id = '' }) => ({ variantId: _id, quantity })),
      });
    },
    async removeChoice(id, revision, { optionId, choiceId }) {
      const productOptions = removeChoice(await loadUnchanged(id, revision), optionId, choiceId);
      await client.use(updateProduct)(id, { productOptions });
    },
    async create(product) {
      const { product: created = {} } = await client.use(createProduct)(toNewProduct(product));
      const id = created._id ?? '';
      try {
        await complete(created, product);
      } catch (error) {
        // Without its prices and stock, the product must not be sold.
        await client.use(deleteProduct)(id);
        throw error;
      }
      return id;
    },
    remove: (id) => client.use(deleteProduct)(id),
    addMedia: (id, url) => client.use(addProductMedia)(id, [{ url }]),
    removeMedia: (id, mediaId) => client.use(removeProductMedia)(id, [mediaId]),
    async moveMedia(id, mediaId, by) {
      const product = await load(id);
      const files = getMedia(client, product);
      const index = files.findIndex((file) => file.id === mediaId);
      if (index < 0) throw new RevisionConflict();
      await setMedia(client, product, swapItem(files, index, by));
    },
    setMedia: async (id, files) => setMedia(client, await load(id), files),
    async changeCategories(id, { added, removed }) {
      await Promise.all([
        ...added.map((collectionId) => client.use(addProductsToCollection)(collectionId, [id])),
        ...removed.map((collectionId) => client.use(removeProductsFromCollection)(collectionId, [id])),
      ]);
    },
    setStock: (id, changes) => setStock(client, id, changes),
  };
}
