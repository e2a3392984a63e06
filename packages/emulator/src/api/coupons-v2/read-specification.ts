import { minorUnits } from '../../kernel/money/minor-units.js';
import { round } from '../../kernel/money/decimal.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../kernel/input/object.js';
import type { Coupon, CouponBenefit, CouponScope } from '../../shop/pricing/coupons/coupon.js';
import { type BenefitType, benefitTypes } from './format-coupon.js';

/** The fields of a coupon that a merchant writes. */
export type CouponSpecification = Omit<Coupon, 'id' | 'numberOfUsages' | 'dateCreated' | 'appId' | 'lastOrderId'>;

const field = (name: string) => `specification.${name}`;

/** The scopes a coupon can be limited to. */
const groups = ['product', 'collection'] as const;

/** Returns the coupon types whose fields an input has. */
export const benefitsIn = (input: Input): BenefitType[] =>
  benefitTypes.filter((type) => !isMissing(input[type]) && (type !== 'freeShipping' || input[type] !== false));

/**
 * Reads the specification of a coupon.
 *
 * @throws {ValidationError} with all fields that are missing, out of range or contradictory
 */
export function readSpecification(input: Input, currency: string): CouponSpecification {
  const read = new FieldReader();
  const text = (name: string, max: number) => {
    if (isMissing(input[name])) read.missing(field(name));
    return read.string(input[name], field(name), { min: 1, max })?.trim() ?? '';
  };
  const count = (name: string) => read.number(input[name], field(name), { min: 1, max: 1_000_000_000, scale: 0 });
  const amount = (name: string) => readAmount(read, input[name], field(name), currency);
  const name = text('name', 256);
  const code = text('code', 20);
  if (isMissing(input['startTime'])) read.missing(field('startTime'));
  const startTime = readTime(read, input['startTime'], field('startTime')) ?? '';
  const expirationTime = readTime(read, input['expirationTime'], field('expirationTime'));
  if (expirationTime && startTime && expirationTime <= startTime) {
    read.addViolation(field('expirationTime'), 'must be after startTime', 'OTHER', {
      ruleName: 'EXPIRATION_BEFORE_START',
    });
  }
  const scope = readScope(read, input['scope']);
  const minimumSubtotal = amount('minimumSubtotal');
  if (scope && minimumSubtotal) {
    read.addViolation(field('scope'), 'cannot be given together with minimumSubtotal', 'OTHER');
  }
  const usageLimit = count('usageLimit');
  const limitPerCustomer = count('limitPerCustomer');
  const flags = {
    limitedToOneItem: read.boolean(input['limitedToOneItem'], field('limitedToOneItem')) ?? false,
    appliesToSubscriptions: read.boolean(input['appliesToSubscriptions'], field('appliesToSubscriptions')) ?? false,
    active: read.boolean(input['active'], field('active')) ?? true,
  };
  const benefit = readBenefit(read, input, currency);
  read.check();
  return {
    name,
    code,
    startTime,
    benefit,
    ...flags,
    ...(expirationTime && { expirationTime }),
    ...(scope && { scope }),
    ...(minimumSubtotal && { minimumSubtotal }),
    ...(usageLimit !== undefined && { usageLimit }),
    ...(limitPerCustomer !== undefined && { limitPerCustomer }),
  };
}

/** Reads a time in milliseconds since 1970, as a number or a string of digits. Returns an ISO date. */
function readTime(read: FieldReader, value: unknown, at: string): string | undefined {
  if (isMissing(value)) return undefined;
  const isTime = typeof value === 'number' ? Number.isInteger(value) && value >= 0 : /^\d{1,15}$/.test(String(value));
  const time = new Date(Number(value));
  if (!isTime || time.getUTCFullYear() > 9999) {
    return read.addViolation(at, 'must be a time in milliseconds since 1970', 'FORMAT');
  }
  return time.toISOString();
}

function readScope(read: FieldReader, value: unknown): CouponScope | undefined {
  const input = read.object(value, field('scope'));
  if (!input) return undefined;
  const namespace = read.enumeration(input['namespace'] ?? 'stores', field('scope.namespace'), [
    'stores',
    'bookings',
    'events',
    'pricingPlans',
  ]);
  const inner = read.object(input['group'], field('scope.group'));
  if (!namespace) return undefined;
  if (!inner) return { namespace };
  const at = field('scope.group');
  if (isMissing(inner['name'])) read.missing(`${at}.name`);
  const name =
    namespace === 'stores'
      ? read.enumeration(inner['name'], `${at}.name`, groups)
      : read.string(inner['name'], `${at}.name`, { min: 1, max: 100 });
  const entityId = read.string(inner['entityId'], `${at}.entityId`, { min: 1, max: 100 });
  if (name === 'collection' && !entityId) read.missing(`${at}.entityId`);
  return { namespace, group: { name: name ?? '', ...(entityId && { entityId }) } };
}

/** Reads an amount of at least one minor unit of the currency. */
function readAmount(read: FieldReader, value: unknown, at: string, currency: string): string | undefined {
  const amount = read.amount(value, at, currency, { min: 10 ** -minorUnits(currency) });
  return amount === undefined ? undefined : round(amount, currency);
}

function readBenefit(read: FieldReader, input: Input, currency: string): CouponBenefit {
  const [type, ...more] = benefitsIn(input);
  const at = type && field(type);
  if (!type || !at || more.length > 0) {
    const description = `must have exactly one of ${benefitTypes.join(', ')}`;
    read.addViolation('specification', description, 'OTHER', { ruleName: type ? 'SEVERAL_TYPES' : 'NO_TYPE' });
    return { freeShipping: true };
  }
  const value = input[type];
  const amount = () => readAmount(read, value, at, currency) ?? '0';
  switch (type) {
    case 'moneyOffAmount':
      return { moneyOffAmount: amount() };
    case 'fixedPriceAmount':
      return { fixedPriceAmount: amount() };
    case 'percentOffRate':
      return { percentOffRate: read.number(value, at, { min: 0.01, max: 100, scale: 2 }) ?? 0 };
    case 'freeShipping':
      read.boolean(value, at);
      return { freeShipping: true };
    case 'buyXGetY': {
      const input = read.object(value, at) ?? {};
      const count = (name: 'x' | 'y') => {
        if (isMissing(input[name])) read.missing(`${at}.${name}`);
        return read.number(input[name], `${at}.${name}`, { min: 1, max: 10_000, scale: 0 }) ?? 1;
      };
      return { buyXGetY: { x: count('x'), y: count('y') } };
    }
  }
}
