import { route } from '../../protocol/routing/route.js';
import { assignProducts } from '../../shop/catalog-v3/product-groups/assign-products.js';
import { readAssignment } from './read-assignment.js';

const error = { code: 'PRODUCT_NOT_FOUND', description: 'The product does not exist.' };

/** Assigns up to 100 products to a product group, with a result for each. */
export const assignProductsToProductGroup = route({
  id: 'stores.productGroupsV3.assignProductsToProductGroup',
  method: 'POST',
  paths: ['/stores/v3/product-groups/assign-products', '/v3/product-groups/assign-products'],
  access: 'merchant',
  handle(context) {
    const { group, productIds } = readAssignment(context);
    const assigned = assignProducts(context.tenant, group, productIds);
    const results = productIds.map((productId) =>
      assigned.has(productId) ? { productId, success: true } : { productId, success: false, error },
    );
    return { results };
  },
});
