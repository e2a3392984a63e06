import { route } from '../../protocol/routing/route.js';
import { unassignProducts } from '../../shop/catalog-v3/product-groups/assign-products.js';
import { readAssignment } from './read-assignment.js';

/** Removes up to 100 products from a product group: all of them, or none. */
export const unassignProductsFromProductGroup = route({
  id: 'stores.productGroupsV3.unassignProductsFromProductGroup',
  method: 'POST',
  paths: ['/stores/v3/product-groups/unassign-products', '/v3/product-groups/unassign-products'],
  access: 'merchant',
  handle(context) {
    const { group, productIds } = readAssignment(context);
    unassignProducts(context.tenant, group, productIds);
    return { results: productIds.map((productId) => ({ productId, success: true })) };
  },
});
