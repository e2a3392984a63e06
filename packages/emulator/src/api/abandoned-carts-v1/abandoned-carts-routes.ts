import { ApplicationError } from '../../kernel/errors/application-error.js';
import { isObject } from '../../kernel/input/object.js';
import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { parseStringQuery } from '../../kernel/query/parse-string-query.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { type Route, route, type RouteContext } from '../../protocol/routing/route.js';
import { type AbandonedCart, abandonedCarts } from '../../shop/abandoned-carts/abandoned-cart.js';

/** Formats an abandoned cart as the platform does. */
const formatAbandonedCart = ({ abandonTime, buyerInfo, formattedTotal, id, status }: AbandonedCart): object => ({
  id,
  status,
  abandonTime,
  buyerInfo,
  total: formattedTotal,
  activities: [],
});

const fields: QueryFields<AbandonedCart> = new Map<string, QueryField<AbandonedCart>>([
  ['id', { type: 'string', sortable: true, read: ({ id }) => id }],
  ['status', { type: 'string', sortable: true, read: ({ status }) => status }],
  ['abandonTime', { type: 'date', sortable: true, read: ({ abandonTime }) => abandonTime }],
  ['buyerInfo.id', { type: 'string', sortable: false, read: ({ buyerInfo }) => buyerInfo.id }],
  ['buyerInfo.identityType', { type: 'string', sortable: false, read: ({ buyerInfo }) => buyerInfo.identityType }],
  ['buyerInfo.email', { type: 'string', sortable: true, read: ({ buyerInfo }) => buyerInfo.email }],
]);

function query({ body, tenant }: RouteContext): object {
  const given = parseStringQuery(isObject(body) ? body.query : undefined);
  const documents = abandonedCarts(tenant).values();
  const { items, metadata } = runQuery({ entity: 'abandonedCart', fields, documents }, given);
  const { total } = metadata as { total?: number };
  return { abandonedCarts: items.map(formatAbandonedCart), totalResults: total ?? items.length };
}

function get({ params, tenant }: RouteContext): object {
  const cart = abandonedCarts(tenant).get(params['id'] ?? '');
  if (!cart) throw new ApplicationError('notFound', 'ABANDONED_CART_NOT_FOUND', 'No abandoned cart has this ID.');
  return { abandonedCart: formatAbandonedCart(cart) };
}

/** The routes of abandoned carts. */
export const abandonedCartRoutes: readonly Route[] = [
  route({
    id: 'stores.abandonedCarts.queryAbandonedCarts',
    method: 'POST',
    paths: ['/v1/abandonedCarts/query', '/stores/v1/abandonedCarts/query'],
    access: 'merchant',
    handle: query,
  }),
  route({
    id: 'stores.abandonedCarts.getAbandonedCart',
    method: 'GET',
    paths: ['/v1/abandonedCarts/{id}', '/stores/v1/abandonedCarts/{id}'],
    access: 'merchant',
    handle: get,
  }),
];
