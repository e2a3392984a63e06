import { isAmount } from '../../kernel/money/decimal.js';
import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../kernel/input/object.js';
import type { Scope } from '../../shop/pricing/discount-rules/discount-rule.js';

/** Reads an amount in the currency. */
export const readAmount = (read: FieldReader, value: unknown, field: string, currency: string): string => {
  if (isAmount(value, currency)) return value;
  read.addViolation(field, 'must be an amount, such as "12.50"', 'FORMAT');
  return '0';
};

/** Reads a count of at least 1. */
export const readCount = (read: FieldReader, value: unknown, field: string, least = 1): number | undefined =>
  read.number(value, field, { min: least, max: 1_000_000_000, scale: 0 });

/** Reads a list of strings with a minimum length. */
export function readStrings(read: FieldReader, value: unknown, field: string, least = 0): string[] {
  if (least > 0 && isMissing(value)) read.missing(field);
  return (read.list(value, field, { min: least, max: 100 }) ?? []).map(
    (one, index) => read.string(one, `${field}[${index}]`, { min: 1, max: 100 }) ?? '',
  );
}

function readScope(read: FieldReader, value: unknown, field: string): Scope {
  const scope = read.required(value, field);
  const type = read.enumeration(scope['type'], `${field}.type`, ['CATALOG_ITEM', 'CUSTOM_FILTER']);
  const items = read.object(scope['catalogItemFilter'], `${field}.catalogItemFilter`);
  const custom = read.object(scope['customFilter'], `${field}.customFilter`);
  if (!items && !custom) {
    read.addViolation(field, 'must have a filter', 'OTHER', { ruleName: 'INVALID_SCOPE' });
  } else if (type && !(type === 'CATALOG_ITEM' ? items : custom)) {
    read.addViolation(`${field}.type`, 'requires its filter', 'OTHER', { ruleName: 'INVALID_SCOPE_TYPE' });
  }
  const params = isObject(custom?.['params']) ? custom['params'] : {};
  const app = (from: Input, name: string, path: string) =>
    read.string(from[name] ?? '', `${path}.${name}`, { min: 1, max: 100 }) ?? '';
  return {
    ...(items && {
      catalogItemFilter: {
        catalogAppId: app(items, 'catalogAppId', `${field}.catalogItemFilter`),
        catalogItemIds: readStrings(read, items['catalogItemIds'], `${field}.catalogItemFilter.catalogItemIds`),
      },
    }),
    ...(custom && {
      customFilter: {
        appId: app(custom, 'appId', `${field}.customFilter`),
        collectionIds: readStrings(read, params['collectionIds'], `${field}.customFilter.params.collectionIds`),
      },
    }),
  };
}

/** Reads a list of scopes with a minimum length. */
export function readScopes(read: FieldReader, value: unknown, field: string, least = 0): Scope[] {
  if (least > 0 && isMissing(value)) read.missing(field);
  return (read.list(value, field, { min: least, max: 50 }) ?? []).map((scope, index) =>
    readScope(read, scope, `${field}[${index}]`),
  );
}
