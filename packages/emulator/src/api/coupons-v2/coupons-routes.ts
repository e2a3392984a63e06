import { benefitType, formatCoupon, formatSpecification } from './format-coupon.js';
import { benefitsIn, type CouponSpecification, readSpecification } from './read-specification.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../kernel/input/object.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { QueryField, QueryFields } from '../../kernel/query/field.js';
import { parseStringQuery } from '../../kernel/query/parse-string-query.js';
import { runQuery } from '../../kernel/query/run-query.js';
import { newId } from '../../kernel/state/ids.js';
import { route } from '../../protocol/routing/route.js';
import { type Coupon, coupons } from '../../shop/pricing/coupons/coupon.js';
import { checkCodeIsFree, requireCoupon } from '../../shop/pricing/coupons/require-coupon.js';

/** Deletes a coupon. Carts with the coupon lose its discount. */
export const deleteCoupon = route({
  id: 'ecom.coupons.deleteCoupon',
  method: 'DELETE',
  paths: ['/stores/v2/coupons/{id}', '/v2/coupons/{id}'],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    coupons(tenant).delete(requireCoupon(tenant, params['id'] ?? '').id);
    return {};
  },
});

/** Updates the given fields of a coupon. `null` clears a field. The coupon type cannot change. */
export const updateCoupon = route({
  id: 'ecom.coupons.updateCoupon',
  method: 'PATCH',
  paths: ['/stores/v2/coupons/{id}', '/v2/coupons/{id}'],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const coupon = requireCoupon(tenant, params['id'] ?? '');
    const specification = merged(coupon, bodyObject(new FieldReader(), body, 'specification'), storeCurrency(tenant));
    checkCodeIsFree(tenant, specification.code, coupon.id);
    const { appId, dateCreated, id, lastOrderId, numberOfUsages } = coupon;
    coupons(tenant).put({
      id,
      ...specification,
      numberOfUsages,
      dateCreated,
      ...(appId && { appId }),
      ...(lastOrderId && { lastOrderId }),
    });
    return {};
  },
});

/** Merges the given fields into the coupon's specification. A scope replaces a minimum subtotal, and vice versa. */
function merged(coupon: Coupon, input: Input, currency: string): CouponSpecification {
  const type = benefitType(coupon.benefit);
  const read = new FieldReader();
  for (const other of benefitsIn(input)) {
    if (other !== type)
      read.addViolation(`specification.${other}`, `cannot be given: this is a coupon of ${type}`, 'OTHER');
  }
  read.check();
  const { minimumSubtotal, scope, ...rest } = formatSpecification(coupon);
  const all = {
    ...rest,
    ...(minimumSubtotal !== undefined && isMissing(input['scope']) && { minimumSubtotal }),
    ...(scope && isMissing(input['minimumSubtotal']) && { scope }),
    ...input,
  };
  return readSpecification(all, currency);
}

/** Creates a coupon. */
export const createCoupon = route({
  id: 'ecom.coupons.createCoupon',
  method: 'POST',
  paths: ['/stores/v2/coupons', '/v2/coupons'],
  access: 'merchant',
  handle: ({ body, caller, clock, tenant }) => {
    const specification = readSpecification(
      bodyObject(new FieldReader(), body, 'specification'),
      storeCurrency(tenant),
    );
    checkCodeIsFree(tenant, specification.code);
    const id = newId();
    const dateCreated = clock.now().toISOString();
    const appId = caller.id === 'merchant' ? undefined : caller.id;
    coupons(tenant).put({ id, ...specification, numberOfUsages: 0, dateCreated, ...(appId && { appId }) });
    return { id };
  },
});

/** Gets a coupon. */
export const getCoupon = route({
  id: 'ecom.coupons.getCoupon',
  method: 'GET',
  paths: ['/stores/v2/coupons/{id}', '/v2/coupons/{id}'],
  access: 'merchant',
  handle: ({ params, tenant }) => ({
    coupon: formatCoupon(requireCoupon(tenant, params['id'] ?? ''), tenant),
  }),
});

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
