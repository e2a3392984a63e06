import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { parseStringQuery } from '../../kernel/query/parse-string-query.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { coupons } from '../../shop/pricing/coupons/coupon.js';
import { formatCoupon } from './format-coupon.js';

type FormattedCoupon = ReturnType<typeof formatCoupon>;

const of = (
  type: QueryField<FormattedCoupon>['type'],
  read: QueryField<FormattedCoupon>['read'],
  sortable = true,
): QueryField<FormattedCoupon> => ({ type, sortable, read });

const fields: QueryFields<FormattedCoupon> = new Map([
  ['id', of('string', ({ id }) => id)],
  ['dateCreated', of('numeric', ({ dateCreated }) => dateCreated)],
  ['expired', of('boolean', ({ expired }) => expired, false)],
  ['numberOfUsages', of('number', ({ numberOfUsages }) => numberOfUsages)],
  ['appId', of('string', ({ appId }) => appId)],
  ['specification.name', of('string', ({ specification }) => specification.name)],
  ['specification.code', of('string', ({ specification }) => specification.code)],
  ['specification.type', of('string', ({ specification }) => specification.type)],
  ['specification.active', of('boolean', ({ specification }) => specification.active, false)],
  ['specification.startTime', of('numeric', ({ specification }) => specification.startTime)],
  ['specification.expirationTime', of('numeric', ({ specification }) => specification.expirationTime)],
  ['specification.usageLimit', of('number', ({ specification }) => specification.usageLimit)],
  ['specification.limitedToOneItem', of('boolean', ({ specification }) => specification.limitedToOneItem, false)],
  ['specification.scope.namespace', of('string', ({ specification }) => specification.scope?.namespace)],
  ['specification.scope.group.name', of('string', ({ specification }) => specification.scope?.group?.name)],
  ['specification.scope.group.entityId', of('string', ({ specification }) => specification.scope?.group?.entityId)],
]);

/** Converts `"true"` and `"false"` in a filter into booleans, because clients of this service send them as strings. */
function withFlags(filter: unknown): unknown {
  if (Array.isArray(filter)) return filter.map(withFlags);
  if (!isObject(filter)) return filter;
  const flag = (value: unknown): unknown =>
    value === 'true' ? true : value === 'false' ? false : isObject(value) ? mapped(value, flag) : value;
  return Object.fromEntries(
    Object.entries(filter).map(([name, condition]) => [
      name,
      name.startsWith('$') ? withFlags(condition) : fields.get(name)?.type === 'boolean' ? flag(condition) : condition,
    ]),
  );
}

const mapped = (object: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

/** Queries coupons. Filter and sorting are JSON strings. */
export const queryCoupons = route({
  id: 'ecom.coupons.queryCoupons',
  method: 'POST',
  paths: ['/stores/v2/coupons/query', '/v2/coupons/query'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const { filter, ...query } = parseStringQuery(isObject(body) ? body['query'] : undefined);
    const documents = Array.from(coupons(tenant).values(), (coupon) => formatCoupon(coupon, tenant));
    const { items, metadata } = runQuery(
      { entity: 'coupon', fields, documents },
      { ...query, filter: withFlags(filter) },
    );
    return { coupons: items, totalResults: 'total' in metadata ? metadata.total : items.length };
  },
});
