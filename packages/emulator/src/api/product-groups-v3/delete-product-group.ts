import { route } from '../../protocol/routing/route.js';
import { deleteProductGroup as remove } from '../../shop/catalog-v3/product-groups/delete-product-group.js';
import { requireProductGroup } from './product-group-view.js';

/** Deletes a product group. Its members stay. */
export const deleteProductGroup = route({
  id: 'stores.productGroupsV3.deleteProductGroup',
  method: 'DELETE',
  paths: ['/stores/v3/product-groups/{productGroupId}', '/v3/product-groups/{productGroupId}'],
  access: 'merchant',
  handle(context) {
    remove(context.tenant, requireProductGroup(context, context.params['productGroupId'] ?? '').id);
    return {};
  },
});
