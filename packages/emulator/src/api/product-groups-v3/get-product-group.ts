import { route } from '../../protocol/routing/route.js';
import { productGroupResponse } from './format-product-group.js';
import { requireProductGroup, viewOf } from './product-group-view.js';

/** Gets a product group with the members that the caller may see. */
export const getProductGroup = route({
  id: 'stores.productGroupsV3.getProductGroup',
  method: 'GET',
  paths: ['/stores/v3/product-groups/{productGroupId}', '/v3/product-groups/{productGroupId}'],
  access: 'visitor',
  handle(context) {
    const view = viewOf(context, context.query);
    return productGroupResponse(requireProductGroup(context, context.params['productGroupId'] ?? ''), view);
  },
});
