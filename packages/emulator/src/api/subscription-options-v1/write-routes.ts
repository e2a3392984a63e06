import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import { readList } from '../../kernel/input/read-list.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { stringList } from '../../kernel/query/string-list.js';
import { newId } from '../../kernel/state/ids.js';
import { readOption } from './read-option.js';
import {
  requireOption,
  requireProductId,
  productSubscriptions,
  subscriptionOptions,
  getSubscriptions,
} from '../../shop/catalog-v1/subscription-option.js';

const getBody = ({ body }: RouteContext): Input => (isObject(body) ? body : {});

/** Maximum number of items of a bulk call. */
const MAX_ITEMS = 100;

function readMany(context: RouteContext): readonly Input[] {
  const list = readList(getBody(context).subscriptionOptions, 'subscriptionOptions');
  check([
    list.length === 0 || list.length > MAX_ITEMS
      ? violation(
          'subscriptionOptions',
          `must have 1 to ${MAX_ITEMS} items`,
          list.length === 0 ? 'MIN_SIZE' : 'MAX_SIZE',
        )
      : undefined,
  ]);
  return list;
}

/** Deletes an option, and removes it from all products. */
function remove({ tenant }: RouteContext, id: string | undefined): void {
  const option = requireOption(tenant, id);
  subscriptionOptions(tenant).delete(option.id);
  for (const product of [...productSubscriptions(tenant).values()]) {
    const assigned = product.assigned.filter((one) => one.id !== option.id);
    if (assigned.length < product.assigned.length) productSubscriptions(tenant).put({ ...product, assigned });
  }
}

/** Creates a subscription option. */
export const createOptionRoute = route({
  id: 'stores.subscriptionOptions.createSubscriptionOption',
  method: 'POST',
  paths: ['/stores/v1/subscription-options', '/v1/subscription-options'],
  access: 'merchant',
  handle: (context) => {
    const option = readOption(newId(), getBody(context).subscriptionOption, 'subscriptionOption');
    return { subscriptionOption: subscriptionOptions(context.tenant).put(option) };
  },
});

/** Updates the given fields of a subscription option. */
export const updateOptionRoute = route({
  id: 'stores.subscriptionOptions.updateSubscriptionOption',
  method: 'PATCH',
  paths: [
    '/stores/v1/subscription-options/{subscriptionOption.id}',
    '/v1/subscription-options/{subscriptionOption.id}',
  ],
  access: 'merchant',
  handle: (context) => {
    const former = requireOption(context.tenant, context.params['subscriptionOption.id']);
    const option = readOption(former.id, getBody(context).subscriptionOption, 'subscriptionOption', former);
    return { subscriptionOption: subscriptionOptions(context.tenant).put(option) };
  },
});

/** Deletes a subscription option. */
export const deleteOptionRoute = route({
  id: 'stores.subscriptionOptions.deleteSubscriptionOption',
  method: 'DELETE',
  paths: ['/stores/v1/subscription-options/{id}', '/v1/subscription-options/{id}'],
  access: 'merchant',
  handle: (context) => {
    remove(context, context.params['id']);
    return {};
  },
});

/** Creates subscription options: all of them, or none. */
export const createOptionsRoute = route({
  id: 'stores.subscriptionOptions.bulkCreateSubscriptionOptions',
  method: 'POST',
  paths: ['/stores/v1/subscription-options/createBulk', '/v1/subscription-options/createBulk'],
  access: 'merchant',
  handle: (context) => {
    const options = readMany(context).map((one, index) => readOption(newId(), one, `subscriptionOptions[${index}]`));
    return { subscriptionOptions: options.map((option) => subscriptionOptions(context.tenant).put(option)) };
  },
});

/** Updates subscription options: all of them, or none. */
export const updateOptionsRoute = route({
  id: 'stores.subscriptionOptions.bulkUpdateSubscriptionOptions',
  method: 'PATCH',
  paths: ['/stores/v1/subscription-options', '/v1/subscription-options'],
  access: 'merchant',
  handle: (context) => {
    const stored = subscriptionOptions(context.tenant);
    const options = readMany(context).map((one, index) => {
      const former = requireOption(context.tenant, typeof one.id === 'string' ? one.id : undefined);
      return stored.put(readOption(former.id, one, `subscriptionOptions[${index}]`, former));
    });
    return { subscriptionOptions: options };
  },
});

/** Deletes subscription options: all of them, or none. */
export const deleteOptionsRoute = route({
  id: 'stores.subscriptionOptions.bulkDeleteSubscriptionOptions',
  method: 'POST',
  paths: ['/stores/v1/subscription-options/deleteBulk', '/v1/subscription-options/deleteBulk'],
  access: 'merchant',
  handle: (context) => {
    const ids = new Set(stringList(getBody(context).ids, 'ids'));
    check([
      ids.size > MAX_ITEMS
        ? violation('ids', `must have ${MAX_ITEMS} or less`, 'MAX_SIZE', { threshold: MAX_ITEMS })
        : undefined,
    ]);
    for (const id of ids) remove(context, id);
    return {};
  },
});

/** Assigns subscription options to a product, in order. */
export const assignOptionsRoute = route({
  id: 'stores.subscriptionOptions.assignSubscriptionOptionsToProduct',
  method: 'POST',
  paths: [
    '/stores/v1/subscription-options/product/{productId}/assign',
    '/v1/subscription-options/product/{productId}/assign',
  ],
  access: 'merchant',
  handle: (context) => {
    const { params, tenant } = context;
    const productId = requireProductId(tenant, params['productId']);
    const list = readList(getBody(context).assignedSubscriptionOptions, 'assignedSubscriptionOptions');
    check([
      list.length > 6
        ? violation('assignedSubscriptionOptions', 'must have 6 or less', 'MAX_SIZE', { threshold: 6 })
        : undefined,
    ]);
    const assigned = list.map(({ hidden, id }) => ({
      id: requireOption(tenant, typeof id === 'string' ? id : undefined).id,
      hidden: hidden === true,
    }));
    productSubscriptions(tenant).put({ ...getSubscriptions(tenant, productId), assigned });
    return {};
  },
});

/** Sets whether a product with subscription options can also be bought once. */
export const allowOneTimeRoute = route({
  id: 'stores.subscriptionOptions.allowOneTimePurchases',
  method: 'PATCH',
  paths: [
    '/stores/v1/subscription-options/product/{productId}/allowOneTimePurchase',
    '/v1/subscription-options/product/{productId}/allowOneTimePurchase',
  ],
  access: 'merchant',
  handle: (context) => {
    const { params, tenant } = context;
    const productId = requireProductId(tenant, params['productId']);
    const { allowed } = getBody(context);
    check([typeof allowed === 'boolean' ? undefined : violation('allowed', 'must be true or false', 'REQUIRED_FIELD')]);
    productSubscriptions(tenant).put({ ...getSubscriptions(tenant, productId), oneTimePurchases: allowed === true });
    return {};
  },
});
