import type { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type {
  Bundle,
  BuyXGetY,
  Items,
  Reduction,
  RuleDiscount,
} from '../../shop/pricing/discount-rules/discount-rule.js';
import { readAmount, readCount, readScopes } from './read-scopes.js';

/** Result for an invalid discount. The request fails because of the reported violation. */
const nothing: Reduction = { percentage: '0' };

/** Fields of the discount types. */
const discountFields = {
  PERCENTAGE: 'percentage',
  FIXED_AMOUNT: 'fixedAmount',
  FIXED_PRICE: 'fixedPrice',
  QUANTITY_BASED: 'quantityBased',
} as const;

/** Fields of the target types. */
const targetFields = { SPECIFIC_ITEMS: 'specificItemsInfo', BUY_X_GET_Y: 'buyXGetYInfo' } as const;

/** Reads the target of a discount. Reports a type of the discount or of the target without its field. */
function readTarget(read: FieldReader, input: Input, field: string): keyof typeof targetFields | undefined {
  const target = read.enumeration(input['targetType'], `${field}.targetType`, ['SPECIFIC_ITEMS', 'BUY_X_GET_Y']);
  const types = ['PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_PRICE', 'QUANTITY_BASED'] as const;
  const type = read.enumeration(input['discountType'], `${field}.discountType`, types);
  const hasDiscount = Object.values(discountFields).some((name) => !isMissing(input[name]));
  if (type && hasDiscount && isMissing(input[discountFields[type]])) {
    const description = `requires ${discountFields[type]}`;
    read.addViolation(`${field}.discountType`, description, 'OTHER', { ruleName: 'INVALID_DISCOUNT_TYPE' });
  }
  if (target && isMissing(input[targetFields[target]])) {
    const description = `requires ${targetFields[target]}`;
    read.addViolation(`${field}.targetType`, description, 'OTHER', { ruleName: 'INVALID_TARGET_TYPE_FIELD' });
  }
  return target;
}

/** Reports a discount without a percentage, an amount or a price. */
const reportEmpty = (read: FieldReader, field: string): undefined =>
  read.addViolation(field, 'must have a percentage, an amount or a price', 'OTHER', {
    ruleName: 'INVALID_EMPTY_DISCOUNT',
  });

function readReduction(read: FieldReader, input: Input, field: string, currency: string): Reduction | undefined {
  const isGiven = (name: string) => !isMissing(input[name]);
  if (isGiven('percentage')) {
    const share = read.number(input['percentage'], `${field}.percentage`, { min: 0.1, max: 100 });
    return { percentage: String(share ?? 0) };
  }
  const amount = (name: string) => readAmount(read, input[name], `${field}.${name}`, currency);
  if (isGiven('fixedAmount') && Number(input['fixedAmount']) === 0) {
    read.addViolation(`${field}.fixedAmount`, 'must be above zero', 'DECIMAL_GT', { data: { threshold: '0' } });
  }
  if (isGiven('fixedAmount')) return { fixedAmount: amount('fixedAmount') };
  if (isGiven('fixedPrice')) return { fixedPrice: amount('fixedPrice') };
  return undefined;
}

function readBundle(read: FieldReader, input: Input, field: string, currency: string): Bundle {
  const path = `${field}.configurations`;
  const [first] = read.list(input['configurations'] ?? [], path, { min: 1, max: 1 }) ?? [];
  if (first === undefined) return { quantity: 1, price: '0' };
  const one = read.required(first, `${path}[0]`);
  if (isMissing(one['quantity'])) read.missing(`${path}[0].quantity`);
  const quantity = readCount(read, one['quantity'], `${path}[0].quantity`, 2) ?? 2;
  return { quantity, price: readAmount(read, one['price'], `${path}[0].price`, currency) };
}

function readItems(read: FieldReader, input: Input, field: string, least: number): Items {
  return {
    scopes: readScopes(read, input['scopes'], `${field}.scopes`, least),
    excluded: readScopes(read, input['excludedScopes'], `${field}.excludedScopes`),
  };
}

function readBuyXGetY(read: FieldReader, input: Input, field: string, currency: string): BuyXGetY {
  const [buys, gets] = ['customerBuys', 'customerGets'].map((name) => read.required(input[name], `${field}.${name}`));
  const at = `${field}.customerBuys`;
  const bySpend = !isMissing(buys?.['minimumSpend']);
  const byQuantity = !isMissing(buys?.['minimumQuantity']);
  if (bySpend === byQuantity) {
    const ruleName = 'INVALID_CUSTOMER_BUY_CONDITION';
    read.addViolation(at, 'must have a quantity or an amount', 'OTHER', { ruleName });
  }
  const condition = bySpend
    ? { spend: readAmount(read, buys?.['minimumSpend'], `${at}.minimumSpend`, currency) }
    : { quantity: readCount(read, buys?.['minimumQuantity'], `${at}.minimumQuantity`) ?? 1 };
  if (isMissing(gets?.['quantity'])) read.missing(`${field}.customerGets.quantity`);
  const quantity = readCount(read, gets?.['quantity'], `${field}.customerGets.quantity`) ?? 1;
  const limit = readCount(read, input['limit'], `${field}.limit`);
  return {
    buys: { ...condition, scopes: readScopes(read, buys?.['scopes'], `${at}.scopes`, 1) },
    gets: { quantity, ...readItems(read, gets ?? {}, `${field}.customerGets`, 1) },
    ...(limit !== undefined && { limit }),
  };
}

/** Reads the discount of a rule, with amounts in the currency. `settings` can limit it to the lowest priced item. */
export function readDiscount(
  read: FieldReader,
  { discounts, settings }: { readonly discounts: Input; readonly settings: Input },
  path: string,
  currency: string,
): RuleDiscount {
  const [first] = read.list(discounts['values'] ?? [], path, { min: 1, max: 1 }) ?? [];
  if (first === undefined) return { kind: 'items', items: { scopes: [], excluded: [] }, reduction: nothing };
  const field = `${path}[0]`;
  const input = read.required(first, field);
  const target = readTarget(read, input, field);
  const together = read.object(input['quantityBased'], `${field}.quantityBased`);
  const reduction = readReduction(read, input, field, currency);
  const info = read.object(input['specificItemsInfo'], `${field}.specificItemsInfo`) ?? {};
  const buyXGetY = read.object(input['buyXGetYInfo'], `${field}.buyXGetYInfo`);
  if (target === undefined ? buyXGetY : target === 'BUY_X_GET_Y') {
    if (!reduction) reportEmpty(read, field);
    const at = `${field}.buyXGetYInfo`;
    const offer = readBuyXGetY(read, read.required(buyXGetY, at), at, currency);
    return { kind: 'buyXGetY', buyXGetY: offer, reduction: reduction ?? nothing };
  }
  const items = readItems(read, info, `${field}.specificItemsInfo`, 0);
  if (!reduction && together) {
    return { kind: 'bundle', items, bundle: readBundle(read, together, `${field}.quantityBased`, currency) };
  }
  if (!reduction) reportEmpty(read, field);
  const subject = read.enumeration(settings['appliesTo'], 'discountRule.settings.appliesTo', [
    ...['ALL_ITEMS', 'LOWEST_PRICED_ITEM'],
  ]);
  const most = readCount(read, info['limit'], `${field}.specificItemsInfo.limit`);
  const limit = subject === 'LOWEST_PRICED_ITEM' ? 1 : most;
  return {
    kind: 'items',
    items,
    reduction: reduction ?? nothing,
    ...(limit !== undefined && { limit }),
  };
}
