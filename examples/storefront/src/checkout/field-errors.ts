import { isApiError } from '@cartwright/core';
import type { CartSummary, V2Violation } from '@cartwright/ecom/cart-v2';
import { methodField } from '../cart/delivery-choice.js';
import { regionsOf } from '../cart/destination.js';
import type { FieldErrors } from '../ui/focus-first.js';
import { type CheckoutField, type CheckoutValues, checkoutFields, isEmail } from './checkout-values.js';

const required: Partial<Record<CheckoutField, string>> = {
  firstName: 'Please enter your first name.',
  lastName: 'Please enter your last name.',
};

const requiredForDelivery: Partial<Record<CheckoutField, string>> = {
  country: 'Please choose a country.',
  region: 'Please choose a region.',
  addressLine1: 'Please enter a street and house number.',
  city: 'Please enter a city.',
  postalCode: 'Please enter a postal code.',
};

/** Errors of fields that are not filled in, in the order of the page. */
export function missingFields(values: CheckoutValues, needsDelivery: boolean): FieldErrors {
  const messages = {
    ...(!isEmail(values.email.trim()) && { email: 'Please enter an email address, such as robin@example.com.' }),
    ...required,
    ...(needsDelivery && requiredForDelivery),
    ...(regionsOf(values.country).length === 0 && { region: undefined }),
  } as Partial<Record<CheckoutField, string>>;
  return Object.fromEntries(
    checkoutFields.flatMap((name) => {
      const message = messages[name];
      return message && (name === 'email' || values[name].trim() === '') ? [[name, message]] : [];
    }),
  );
}

/** Fields of the page by the field of the cart that the platform names. */
const names: Readonly<Record<string, CheckoutField>> = {
  subdivision: 'region',
  address: 'addressLine1',
  addressLine: 'addressLine1',
};

const fieldOf = (path: string): CheckoutField | undefined => {
  const last = path.split('.').at(-1) ?? '';
  return checkoutFields.find((name) => name === (names[last] ?? last));
};

const tooLong = 'This is too long. Please shorten it.';
const notAccepted = 'This was not accepted. Please check it.';

/** Errors of fields that the platform rejected when they were saved. Empty for other errors. */
export function rejectedFields(error: unknown): FieldErrors {
  if (!isApiError(error)) return {};
  const { applicationError, validationError } = error.details;
  if (error.code === 'INVALID_ADDRESS_FORMAT') {
    const { field = '' } = (applicationError?.data ?? {}) as { field?: string };
    return { [fieldOf(field) ?? 'addressLine1']: notAccepted };
  }
  const entries = (validationError?.fieldViolations ?? []).flatMap(({ field, violatedRule }) => {
    const name = fieldOf(field);
    return name ? [[name, violatedRule === 'MAX_LENGTH' ? tooLong : notAccepted] as const] : [];
  });
  return Object.fromEntries(entries);
}

const violationFields: Readonly<Record<string, string>> = {
  INVALID_POSTAL_CODE: 'postalCode',
  INVALID_SUBDIVISION: 'region',
  MISSING_DELIVERY_ADDRESS: 'country',
  MISSING_DELIVERY_METHOD: methodField,
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: methodField,
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS: methodField,
};

const violationMessages: Readonly<Record<string, string>> = {
  INVALID_POSTAL_CODE: 'This is not a postal code of this country. Please check it.',
  INVALID_SUBDIVISION: 'Please choose a region of this country.',
  MISSING_DELIVERY_ADDRESS: 'Please choose a country.',
  MISSING_DELIVERY_METHOD: 'Please choose how you get your order.',
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'This is not offered for your order. Please choose another way.',
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS:
    'This is not offered for everything in your bag. Please choose another way.',
};

/** Violations of the cart that belong to a field of the page. */
export const fieldViolations = ({ violations = [] }: CartSummary): FieldErrors =>
  Object.fromEntries(
    violations.flatMap(({ code = '' }) => {
      const name = violationFields[code];
      return name ? [[name, violationMessages[code] ?? notAccepted]] : [];
    }),
  );

/** Violations that belong to no field of the page. */
export const otherViolations = ({ violations = [] }: CartSummary) =>
  violations.filter(({ code = '' }) => !violationFields[code]);

/** Whether a violation blocks the order. */
export const isBlocking = ({ severity }: V2Violation): boolean => severity === 'ERROR';
