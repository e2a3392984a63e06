import { isApiError } from '@cartwright/core';
import type { CartSummary, V2Violation } from '@cartwright/ecom/cart-v2';
import { methodField } from '../ui/cart/delivery-choice.js';
import { getRegions } from '../lib/cart/regions.js';
import type { Texts } from '../lib/language/use-texts.js';
import type { FieldErrors } from '../lib/focus-first.js';
import { isEmail } from '../lib/is-email.js';
import { type CheckoutField, type CheckoutValues, checkoutFields } from './checkout-values.js';

const required = ['email', 'firstName', 'lastName'] as const;

const requiredForDelivery = ['country', 'region', 'addressLine1', 'city', 'postalCode'] as const;

/** Errors of fields that are not filled in, in the order of the page. */
export function missingFields(
  values: CheckoutValues,
  needsDelivery: boolean,
  { fields }: Texts['checkout'],
): FieldErrors {
  const hasRegions = getRegions(values.country).length > 0;
  const isMissing = (name: CheckoutField) => {
    if (name === 'email') return !isEmail(values.email.trim());
    return values[name].trim() === '' && (name !== 'region' || hasRegions);
  };
  const names = [...required, ...(needsDelivery ? requiredForDelivery : [])];
  return Object.fromEntries(names.filter(isMissing).map((name) => [name, fields[name]]));
}

/** Fields of the page by the field of the cart that the platform names. */
const names: Readonly<Record<string, CheckoutField>> = {
  subdivision: 'region',
  address: 'addressLine1',
  addressLine: 'addressLine1',
};

const findField = (path: string): CheckoutField | undefined => {
  const last = path.split('.').at(-1) ?? '';
  return checkoutFields.find((name) => name === (names[last] ?? last));
};

/** Errors of fields that the platform rejected when they were saved. Empty for other errors. */
export function rejectedFields(error: unknown, { fields }: Texts['checkout']): FieldErrors {
  if (!isApiError(error)) return {};
  const { applicationError, validationError } = error.details;
  if (error.code === 'INVALID_ADDRESS_FORMAT') {
    const { field = '' } = (applicationError?.data ?? {}) as { field?: string };
    return { [findField(field) ?? 'addressLine1']: fields.notAccepted };
  }
  const entries = (validationError?.fieldViolations ?? []).flatMap(({ field, violatedRule }) => {
    const name = findField(field);
    return name ? [[name, violatedRule === 'MAX_LENGTH' ? fields.tooLong : fields.notAccepted] as const] : [];
  });
  return Object.fromEntries(entries);
}

const violationFields = {
  INVALID_POSTAL_CODE: 'postalCode',
  INVALID_SUBDIVISION: 'region',
  MISSING_DELIVERY_ADDRESS: 'country',
  MISSING_DELIVERY_METHOD: methodField,
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: methodField,
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS: methodField,
} as const;

const isOfField = (code: string): code is keyof typeof violationFields => Object.hasOwn(violationFields, code);

/** Violations of the cart that belong to a field of the page. */
export const fieldViolations = ({ violations = [] }: CartSummary, texts: Texts['checkout']): FieldErrors =>
  Object.fromEntries(
    violations.flatMap(({ code = '' }) => (isOfField(code) ? [[violationFields[code], texts.violations[code]]] : [])),
  );

/** Violations that belong to no field of the page. */
export const otherViolations = ({ violations = [] }: CartSummary) =>
  violations.filter(({ code = '' }) => !isOfField(code));

/** Whether a violation blocks the order. */
export const isBlocking = ({ severity }: V2Violation): boolean => severity === 'ERROR';
