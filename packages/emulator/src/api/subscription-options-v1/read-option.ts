import { check, violation } from '../../kernel/input/violation.js';
import { type Input, isObject } from '../../kernel/input/object.js';
import type { FieldViolation } from '../../kernel/errors/application-error.js';
import type { StoredSubscriptionOption } from '../../shop/catalog-v1/subscription-option.js';

const frequencies: readonly unknown[] = ['DAY', 'WEEK', 'MONTH', 'YEAR'];

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

function readString(value: unknown, path: string, most: number): FieldViolation | undefined {
  if (!isPresent(value)) return undefined;
  if (typeof value !== 'string') return violation(path, 'must be a string', 'FORMAT');
  return value.length > most
    ? violation(path, `must have at most ${most} characters`, 'MAX_LENGTH', { threshold: most })
    : undefined;
}

function settingsViolations(settings: Input, path: string): (FieldViolation | undefined)[] {
  const { autoRenewal, billingCycles, frequency } = settings;
  const isCount = Number.isInteger(billingCycles) && Number(billingCycles) >= 2 && Number(billingCycles) <= 999;
  return [
    frequencies.includes(frequency)
      ? undefined
      : violation(`${path}.frequency`, 'must be DAY, WEEK, MONTH or YEAR', 'INVALID_ENUM_VALUE'),
    isPresent(autoRenewal) && typeof autoRenewal !== 'boolean'
      ? violation(`${path}.autoRenewal`, 'must be true or false', 'FORMAT')
      : undefined,
    isCount || (autoRenewal === true && !isPresent(billingCycles))
      ? undefined
      : violation(`${path}.billingCycles`, 'must be a whole number from 2 to 999', 'OTHER'),
  ];
}

function discountViolations(discount: unknown, path: string): (FieldViolation | undefined)[] {
  if (!isPresent(discount)) return [];
  const { type, value } = isObject(discount) ? discount : {};
  const most = type === 'PERCENT' ? 100 : 999_999_999;
  return [
    type === 'AMOUNT' || type === 'PERCENT'
      ? undefined
      : violation(`${path}.type`, 'must be AMOUNT or PERCENT', 'INVALID_ENUM_VALUE'),
    typeof value === 'number' && value >= 0 && value <= most
      ? undefined
      : violation(`${path}.value`, `must be a number from 0 to ${most}`, 'OTHER'),
  ];
}

/** Merges the given fields. `null` removes a field. */
const merged = (former: object | undefined, input: unknown): Input => ({
  ...former,
  ...(isObject(input) && Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))),
});

/**
 * Reads a subscription option, merged with its previous fields, if any.
 *
 * @throws {ValidationError} with all missing or invalid fields
 */
export function readOption(
  id: string,
  value: unknown,
  path: string,
  former?: StoredSubscriptionOption,
): StoredSubscriptionOption {
  check([isObject(value) ? undefined : violation(path, 'must be an object', 'REQUIRED_FIELD')]);
  const input = merged(former, value);
  const settings = merged(former?.subscriptionSettings, isObject(value) ? value.subscriptionSettings : undefined);
  const { description, discount, title } = input;
  check([
    typeof title === 'string' && title !== ''
      ? undefined
      : violation(`${path}.title`, 'must not be empty', 'REQUIRED_FIELD'),
    readString(title, `${path}.title`, 20),
    readString(description, `${path}.description`, 60),
    ...settingsViolations(settings, `${path}.subscriptionSettings`),
    ...discountViolations(discount, `${path}.discount`),
  ]);
  const { billingCycles, frequency } = settings;
  return {
    id,
    title: String(title),
    ...(typeof description === 'string' && description !== '' && { description }),
    subscriptionSettings: {
      frequency: String(frequency),
      autoRenewal: settings.autoRenewal === true,
      ...(isPresent(billingCycles) && { billingCycles: Number(billingCycles) }),
    },
    ...(isObject(discount) && {
      discount: { type: discount.type === 'PERCENT' ? 'PERCENT' : 'AMOUNT', value: Number(discount.value) },
    }),
  };
}
