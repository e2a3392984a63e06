import { getKeyIndex } from '../../../kernel/query/key-index.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredProduct, products } from '../products/product.js';

/** IDs of the brand, ribbons, info sections, customizations and choices of a product. */
const assignedIds = (product: StoredProduct): readonly string[] => [
  ...new Set([
    ...(product.brandId === undefined ? [] : [product.brandId]),
    ...(product.ribbonId === undefined ? [] : [product.ribbonId]),
    ...product.additionalRibbonIds,
    ...product.infoSectionIds,
    ...[...product.options, ...product.modifiers].flatMap(({ choices, customizationId }) => [
      customizationId,
      ...choices.map(({ choiceId }) => choiceId),
    ]),
  ]),
];

/** IDs of the products to which a brand, ribbon, info section, customization or choice is assigned. */
export const assignedProductIds = (tenant: Tenant, id: string): ReadonlySet<string> =>
  getKeyIndex(products(tenant), assignedIds).get(id) ?? new Set();

/** Products to which a brand, ribbon, info section, customization or choice is assigned. */
export const assignedProducts = (tenant: Tenant, id: string): readonly StoredProduct[] =>
  [...assignedProductIds(tenant, id)].flatMap((productId) => products(tenant).get(productId) ?? []);
