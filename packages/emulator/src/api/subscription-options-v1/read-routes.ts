import { offsetPaging } from '../../kernel/query/paging.js';
import { isObject } from '../../kernel/input/object.js';
import { products } from '../../shop/catalog-v1/product.js';
import { isMerchant } from '../products-v1/create-view.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import {
  isSoldOnce,
  requireOption,
  requireProductId,
  productSubscriptions,
  subscriptionOptions,
  getSubscriptions,
} from '../../shop/catalog-v1/subscription-option.js';

/** Whether a flag of the query is set. Hidden options are visible to the merchant only. */
const hasFlag = (context: RouteContext, name: string): boolean =>
  isMerchant(context) && isObject(context.query) && [true, 'true'].includes(context.query[name] as string);

/** Gets a subscription option. */
export const getOptionRoute = route({
  id: 'stores.subscriptionOptions.getSubscriptionOption',
  method: 'GET',
  paths: [
    '/_api/subscription-options-reader-server/v1/subscription-options/{id}',
    '/stores-reader/v1/subscription-options/{id}',
    '/v1/subscription-options/{id}',
  ],
  access: 'visitor',
  handle: ({ params, tenant }) => ({ subscriptionOption: requireOption(tenant, params['id']) }),
});

/** Gets the subscription options of a product, in order. */
export const getProductOptionsRoute = route({
  id: 'stores.subscriptionOptions.getSubscriptionOptionsForProduct',
  method: 'GET',
  paths: [
    '/_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}',
    '/stores-reader/v1/subscription-options/byProduct/{productId}',
    '/v1/subscription-options/byProduct/{productId}',
  ],
  access: 'visitor',
  handle: (context) => {
    const { params, tenant } = context;
    const { assigned } = getSubscriptions(tenant, requireProductId(tenant, params['productId']));
    const all = hasFlag(context, 'includeHiddenSubscriptionOptions');
    return {
      subscriptionOptions: assigned
        .filter(({ hidden }) => all || !hidden)
        .map(({ hidden, id }) => ({ ...subscriptionOptions(tenant).get(id), id, hidden })),
    };
  },
});

/** Gets the ids of the products with a subscription option. */
export const getProductIdsRoute = route({
  id: 'stores.subscriptionOptions.getProductIdsForSubscriptionOption',
  method: 'GET',
  paths: [
    '/_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds',
    '/stores-reader/v1/subscription-options/{id}/productIds',
    '/v1/subscription-options/{id}/productIds',
  ],
  access: 'visitor',
  handle: (context) => {
    const { params, query, tenant } = context;
    const option = requireOption(tenant, params['id']);
    const all = hasFlag(context, 'includeHiddenProducts');
    const { limit, offset } = offsetPaging(isObject(query) ? query.paging : undefined, 'paging');
    const found = [...productSubscriptions(tenant).values()].filter(({ assigned, id }) => {
      const product = products(tenant).get(id);
      return product && (all || product.visible) && assigned.some((one) => one.id === option.id);
    });
    return {
      productIds: found.slice(offset, offset + limit).map(({ id }) => id),
      metadata: { items: limit, offset },
      totalResults: found.length,
    };
  },
});

/** Gets whether a product can be bought without a subscription. */
export const getOneTimeRoute = route({
  id: 'stores.subscriptionOptions.getOneTimePurchasesStatus',
  method: 'GET',
  paths: [
    '/_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus',
    '/stores-reader/v1/subscription-options/product/{productId}/oneTimePurchasesStatus',
    '/v1/subscription-options/product/{productId}/oneTimePurchasesStatus',
  ],
  access: 'visitor',
  handle: ({ params, tenant }) => ({ allowed: isSoldOnce(tenant, requireProductId(tenant, params['productId'])) }),
});
