import type { FieldReader, Input } from '../input/index.js';
import { isAmount } from '../money/index.js';
import { isObject } from '../query/index.js';
import { storeSettings } from '../totals/store-settings.js';
import type { DiscountRule, Range, RuleDiscount, Scope, Trigger } from './discount-rule.js';

/** How many conditions a trigger can have. */
const maxTriggers = 5;

/** What a merchant says of a rule. */
export type RuleFields = Pick<DiscountRule, 'discounts' | 'given'> & {
  readonly active?: boolean;
  readonly name?: string;
  readonly start?: string;
  readonly end?: string;
  readonly trigger?: Trigger;
};

const amountAt = (read: FieldReader, value: unknown, field: string): string => {
  if (isAmount(value, storeSettings.currency)) return value;
  read.refuse(field, 'must be an amount, as "12.50"', 'FORMAT');
  return '0';
};

const texts = (read: FieldReader, value: unknown, field: string): string[] =>
  (read.list(value, field, { max: 100 }) ?? []).map(
    (one, index) => read.text(one, `${field}[${index}]`, { min: 1, max: 100 }) ?? '',
  );

function readScope(read: FieldReader, value: unknown, field: string): Scope {
  const scope = read.needed(value, field);
  const items = read.object(scope['catalogItemFilter'], `${field}.catalogItemFilter`);
  const custom = read.object(scope['customFilter'], `${field}.customFilter`);
  if (!items && !custom) read.refuse(field, 'must have a filter', 'REQUIRED_ONE_OF_FIELD');
  const params = isObject(custom?.['params']) ? custom['params'] : {};
  const app = (from: Input, name: string, path: string) =>
    read.text(from[name] ?? '', `${path}.${name}`, { min: 1, max: 100 }) ?? '';
  return {
    ...(items && {
      catalogItemFilter: {
        catalogAppId: app(items, 'catalogAppId', `${field}.catalogItemFilter`),
        catalogItemIds: texts(read, items['catalogItemIds'], `${field}.catalogItemFilter.catalogItemIds`),
      },
    }),
    ...(custom && {
      customFilter: {
        appId: app(custom, 'appId', `${field}.customFilter`),
        collectionIds: texts(read, params['collectionIds'], `${field}.customFilter.params.collectionIds`),
      },
    }),
  };
}

const readScopes = (read: FieldReader, value: unknown, field: string): Scope[] =>
  (read.list(value, field, { max: 100 }) ?? []).map((scope, index) => readScope(read, scope, `${field}[${index}]`));

function readRange(read: FieldReader, given: Input, field: string, isMoney: boolean): Range {
  const bound = (name: 'from' | 'to') => {
    const value = given[name];
    if (value === undefined || value === null) return {};
    if (isMoney) return { [name]: amountAt(read, value, `${field}.${name}`) };
    return { [name]: String(read.number(value, `${field}.${name}`, { min: 0, max: 100_000, scale: 0 }) ?? 0) };
  };
  return { ...bound('from'), ...bound('to'), scopes: readScopes(read, given['scopes'], `${field}.scopes`) };
}

function readTrigger(read: FieldReader, value: unknown, field: string): Trigger {
  const given = read.needed(value, field);
  const part = (name: string) => read.object(given[name], `${field}.${name}`);
  const [and, or, subtotal, quantity] = ['and', 'or', 'subtotalRange', 'itemQuantityRange'].map(part);
  const several = (group: Input, name: string): Trigger[] =>
    (read.list(group['triggers'], `${field}.${name}.triggers`, { min: 1, max: maxTriggers }) ?? []).map((one, index) =>
      readTrigger(read, one, `${field}.${name}.triggers[${index}]`),
    );
  if (and) return { and: several(and, 'and') };
  if (or) return { or: several(or, 'or') };
  if (subtotal) return { subtotal: readRange(read, subtotal, `${field}.subtotalRange`, true) };
  if (quantity) return { quantity: readRange(read, quantity, `${field}.itemQuantityRange`, false) };
  const custom = part('customTrigger');
  if (custom) {
    const text = (name: string) =>
      read.text(custom[name] ?? '', `${field}.customTrigger.${name}`, { min: 1, max: 100 }) ?? '';
    return { custom: { id: text('id'), appId: text('appId') } };
  }
  const members = read.object(part('customerEligibility')?.['individualMembersInfo'], `${field}.customerEligibility`);
  if (!members) read.refuse(field, 'must have a condition', 'REQUIRED_ONE_OF_FIELD');
  const path = `${field}.customerEligibility.individualMembersInfo.memberIds`;
  return { memberIds: texts(read, members?.['memberIds'], path) };
}

function readDiscount(read: FieldReader, value: unknown, field: string): RuleDiscount {
  const given = read.needed(value, field);
  const info = read.object(given['specificItemsInfo'], `${field}.specificItemsInfo`);
  const scopes = readScopes(read, info?.['scopes'], `${field}.specificItemsInfo.scopes`);
  const together = read.object(given['quantityBased'], `${field}.quantityBased`);
  if (given['percentage'] !== undefined) {
    const share = read.number(given['percentage'], `${field}.percentage`, { min: 0.01, max: 100 });
    return { scopes, kind: { percentage: String(share ?? 0) } };
  }
  if (given['fixedAmount'] !== undefined) {
    return { scopes, kind: { fixedAmount: amountAt(read, given['fixedAmount'], `${field}.fixedAmount`) } };
  }
  if (given['fixedPrice'] !== undefined) {
    return { scopes, kind: { fixedPrice: amountAt(read, given['fixedPrice'], `${field}.fixedPrice`) } };
  }
  if (!together) read.refuse(field, 'must have a discount', 'REQUIRED_ONE_OF_FIELD');
  const path = `${field}.quantityBased.configurations`;
  const configurations = read.list(together?.['configurations'], path, { min: 1, max: 20 }) ?? [];
  return {
    scopes,
    kind: {
      together: configurations.map((item, index) => {
        const one = read.needed(item, `${path}[${index}]`);
        const quantity = read.number(one['quantity'] ?? 0, `${path}[${index}].quantity`, {
          min: 1,
          max: 1000,
          scale: 0,
        });
        return { quantity: quantity ?? 1, price: amountAt(read, one['price'], `${path}[${index}].price`) };
      }),
    },
  };
}

const date = (read: FieldReader, value: unknown, field: string): string | undefined => {
  const text = read.text(value, field, { max: 50 });
  if (text === undefined) return undefined;
  if (!Number.isNaN(Date.parse(text))) return new Date(text).toISOString();
  read.refuse(field, 'must be a date', 'FORMAT');
  return undefined;
};

/** Reads a rule as a whole. What is wrong with it is left with the reader. */
export function readRule(read: FieldReader, rule: Input): RuleFields {
  const at = (name: string) => `discountRule.${name}`;
  const active = read.flag(rule['active'], at('active'));
  const name = read.text(rule['name'] ?? '', at('name'), { min: 1, max: 256 });
  const times = read.object(rule['activeTimeInfo'], at('activeTimeInfo')) ?? {};
  const [start, end] = ['start', 'end'].map((one) => date(read, times[one], at(`activeTimeInfo.${one}`)));
  const trigger = rule['trigger'] ? readTrigger(read, rule['trigger'], at('trigger')) : undefined;
  const values = read.needed(rule['discounts'], at('discounts'))['values'];
  const discounts = (read.list(values, at('discounts.values'), { min: 1, max: 20 }) ?? []).map((value, index) =>
    readDiscount(read, value, at(`discounts.values[${index}]`)),
  );
  return {
    discounts,
    given: { ...(trigger && { trigger: rule['trigger'] }), discounts: rule['discounts'] },
    ...(active !== undefined && { active }),
    ...(name && { name }),
    ...(start && { start }),
    ...(end && { end }),
    ...(trigger && { trigger }),
  };
}
