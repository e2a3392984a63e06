import { isApiError } from '@cartwright/core';
import { withStock, type Catalog, type CatalogProduct } from '@cartwright/stores/catalog';

/** Number of products that are requested at the same time. */
const CONCURRENCY = 5;

/** Gets a product that shoppers see. `undefined` if there is none. */
async function readProduct(catalog: Catalog, id: string): Promise<CatalogProduct | undefined> {
  try {
    const product = await catalog.getProduct({ id });
    return product?.visible ? product : undefined;
  } catch (error) {
    // An ID that is no ID of the platform.
    if (isApiError(error) && error.status === 400) return undefined;
    throw error;
  }
}

/** Gets products with their variants and stock, by ID. Those that do not exist are left out. */
export async function readProducts(catalog: Catalog, ids: readonly string[]): Promise<Map<string, CatalogProduct>> {
  const products: CatalogProduct[] = [];
  const waiting = [...new Set(ids)];
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const product = await readProduct(catalog, id);
      if (product) products.push(product);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  const unknown = products.filter(({ stockIsComplete }) => !stockIsComplete).map(({ id }) => id);
  const stock = unknown.length > 0 ? await catalog.getStock(unknown) : [];
  return new Map(products.map((product) => [product.id, withStock(product, stock)]));
}
