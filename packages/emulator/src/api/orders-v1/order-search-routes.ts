import { Big } from 'big.js';
import { formatOrder } from './format-order.js';
import { orderFields } from './order-fields.js';
import { ValidationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import type { FieldValue, QueryField } from '../../kernel/query/field.js';
import { findDocuments, runQuery } from '../../kernel/query/run-query.js';
import { mayRead } from '../../protocol/auth/owner.js';
import { route } from '../../protocol/routing/route.js';
import { orders, type StoredOrder } from '../../shop/orders/order.js';

/** Default sorting: newest orders first. */
const newestFirst = [{ fieldName: 'createdDate', order: 'DESC' }];

/** Converts the search into a query with cursor paging. */
function getQuery(search: unknown): unknown {
  if (!isObject(search)) return { cursorPaging: {}, sort: newestFirst };
  const { cursorPaging, filter, sort } = search;
  const isNext = isObject(cursorPaging) && cursorPaging['cursor'];
  const hasSort = Array.isArray(sort) && sort.length > 0;
  return { cursorPaging: cursorPaging ?? {}, filter, ...(!isNext && { sort: hasSort ? sort : newestFirst }) };
}

/** Renames fields in validation errors to their names in the request. */
const renameFields = (error: unknown, query: RegExp, replacement: string): unknown =>
  error instanceof ValidationError
    ? new ValidationError(error.violations.map((one) => ({ ...one, field: one.field.replace(query, replacement) })))
    : error;

/** Searches orders: all orders for the merchant, their own for other callers. */
export const searchOrders = route({
  id: 'ecom.orders.searchOrders',
  method: 'POST',
  paths: ['/ecom/v1/orders/search', '/v1/orders/search', '/ecom/v1/ep-orders/search'],
  access: 'visitor',
  handle: ({ body, caller, origin, tenant }) => {
    const search = isObject(body) ? body['search'] : undefined;
    try {
      const { items, metadata } = runQuery(
        {
          entity: 'order',
          fields: orderFields,
          documents: orders(tenant).values(),
          shows: ({ owner }) => mayRead(caller, owner),
        },
        getQuery(search),
      );
      return { orders: items.map((order) => formatOrder(order, origin)), metadata };
    } catch (error) {
      throw renameFields(error, /^query\b/, 'search');
    }
  },
});

type Field = QueryField<StoredOrder>;

/** Aggregation functions of numeric fields. */
const folds = {
  $sum: (values: readonly Big[]) => values.reduce((sum, value) => sum.plus(value), new Big(0)),
  $min: (values: readonly Big[]) => values.reduce((least, value) => (value.lt(least) ? value : least)),
  $max: (values: readonly Big[]) => values.reduce((most, value) => (value.gt(most) ? value : most)),
  $avg: (values: readonly Big[]) => folds.$sum(values).div(values.length),
} as const;

const operators = ['$count', ...(Object.keys(folds) as (keyof typeof folds)[])] as const;

/** Reads the name of a field that orders can be queried by. */
function readField(read: FieldReader, value: unknown, at: string): Field | undefined {
  const name = read.string(value ?? '', at, { min: 1, max: 100 });
  const field = name === undefined ? undefined : orderFields.get(name);
  return field ?? (name === undefined ? undefined : read.addViolation(at, `${name} is not a field of orders`, 'OTHER'));
}

/** Returns the distinct values of a field of an order. */
const getTexts = (value: FieldValue): readonly string[] =>
  Array.isArray(value) ? [...new Set(value as readonly string[])] : [String(value ?? '')];

const combinations = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  lists.reduce<readonly (readonly string[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  );

/** Counts orders: all, by the value of a field, or by the values of several fields. */
function count(read: FieldReader, value: unknown, at: string, separator: string) {
  const isList = Array.isArray(value);
  const given: readonly unknown[] = isList ? value : isObject(value) ? [] : [value];
  const fields = given.map((name, index) => readField(read, name, isList ? `${at}[${index}]` : at));
  return (found: readonly StoredOrder[]): unknown => {
    if (fields.length === 0) return found.length;
    const counts = new Map<string, number>();
    for (const order of found) {
      for (const values of combinations(fields.map((field) => getTexts(field?.read(order))))) {
        const key = fields.length > 1 ? `(${values.join(separator)})` : (values[0] ?? '');
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
    return Object.fromEntries(counts);
  };
}

/** Aggregates the values of a numeric field. */
function fold(read: FieldReader, operator: keyof typeof folds, value: unknown, at: string) {
  const field = readField(read, value, at);
  if (field && field.type !== 'numeric') read.addViolation(at, 'must be a field that holds a number', 'OTHER');
  return (found: readonly StoredOrder[]): unknown => {
    const values = found.flatMap((order) => {
      const one = field?.read(order);
      return one === undefined || one === null ? [] : [new Big(one as string)];
    });
    return values.length > 0 || operator === '$sum' ? Number(folds[operator](values)) : null;
  };
}

/** Aggregates orders: all orders for the merchant, their own for other callers. */
export const aggregateOrders = route({
  id: 'ecom.orders.aggregateOrders',
  method: 'POST',
  paths: ['/ecom/v1/orders/aggregate', '/v1/orders/aggregate', '/ecom/v1/ep-orders/aggregate'],
  access: 'visitor',
  handle: ({ body, caller, tenant }) => {
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    const aggregation = read.required(input['aggregation'], 'aggregation');
    const separator =
      read.string(input['hierarchySeparatorOverride'], 'hierarchySeparatorOverride', { min: 1, max: 100 }) ?? '|';
    const wanted = Object.entries(aggregation).map(([name, value]) => {
      const at = `aggregation.${name}`;
      const aggregation = read.required(value, at);
      const [operator, ...others] = Object.keys(aggregation);
      const knownOperator = operators.find((one) => one === operator);
      if (!knownOperator || others.length > 0) {
        read.addViolation(at, `must have one of ${operators.join(', ')}`, 'INVALID_ENUM_VALUE');
        return [name, () => null] as const;
      }
      const path = `${at}.${knownOperator}`;
      const reckon =
        knownOperator === '$count'
          ? count(read, aggregation[knownOperator], path, separator)
          : fold(read, knownOperator, aggregation[knownOperator], path);
      return [name, reckon] as const;
    });
    read.check();
    try {
      const shows = ({ owner }: StoredOrder) => mayRead(caller, owner);
      const source = { entity: 'order', fields: orderFields, documents: orders(tenant).values(), shows };
      const found = findDocuments(source, input['filter']);
      return { aggregates: Object.fromEntries(wanted.map(([name, reckon]) => [name, reckon(found)])) };
    } catch (error) {
      throw renameFields(error, /^query\./, '');
    }
  },
});
