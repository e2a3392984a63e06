import type { Tenant } from '../../../kernel/state/tenant.js';
import { toSlug, uniqueSlug } from '../../slugs/slug.js';
import { newEntity } from '../entity.js';
import { findByKey } from '../products/product-keys.js';
import { type StoredProduct, products } from '../products/product.js';
import { applyInput } from './apply-input.js';
import { checkProduct } from './check-product.js';
import type { NewProduct } from './product-input.js';
import { refuse, refuseTaken } from './refuse.js';

/** Maximum number of products in a store. */
const maxProducts = 100_000;

const emptyProduct = (tenant: Tenant, { name, type, handle }: NewProduct): StoredProduct => {
  const entity = newEntity(tenant);
  const isTaken = (slug: string) => findByKey(tenant, 'slug', slug) !== undefined;
  return {
    ...entity,
    name,
    slug: uniqueSlug(toSlug(name) || 'product', isTaken),
    handle: handle ?? `Product_${entity.id}`,
    type,
    visible: true,
    visibleInPos: type === 'PHYSICAL',
    description: {},
    media: [],
    options: [],
    modifiers: [],
    variants: [],
    additionalRibbonIds: [],
    infoSectionIds: [],
    publicTagIds: [],
    privateTagIds: [],
    membersOnly: false,
    subscriptions: [],
    allowOneTimePurchases: false,
  };
};

/**
 * Creates a product, and the brand, ribbons, info sections, options and modifiers that it names and that do not exist.
 * It has no inventory.
 *
 * @throws {ApplicationError} 428 `PRODUCTS_LIMIT_EXCEEDED`, 409 `ALREADY_EXISTS` for the handle, and as `applyInput` and
 * `checkProduct` do
 */
export function createProduct(tenant: Tenant, { handle, type, ...input }: NewProduct): StoredProduct {
  if (products(tenant).size >= maxProducts) {
    refuse('PRODUCTS_LIMIT_EXCEEDED', `A store has at most ${maxProducts} products.`);
  }
  if (handle !== undefined && findByKey(tenant, 'handle', handle)) {
    refuseTaken('ALREADY_EXISTS', `Another product has the handle ${handle}.`, { handle });
  }
  const empty = emptyProduct(tenant, { ...input, type, ...(handle !== undefined && { handle }) });
  const product = applyInput(tenant, empty, input, 'INFO_SECTION_CREATION_FAILED');
  checkProduct(tenant, product);
  return products(tenant).put(product);
}
