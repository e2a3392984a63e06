import { ApiError } from '@cartwright/core';
import { expect, test } from 'vitest';
import { checkout } from '../lib/language/en/checkout.js';
import { toCheckoutValues } from './checkout-values.js';
import { fieldViolations, isBlocking, missingFields, otherViolations, rejectedFields } from './field-errors.js';

const nothing = toCheckoutValues({}, null);

test('missing fields are listed in the order of the page', () => {
  expect(Object.keys(missingFields(nothing, true, checkout))).toEqual([
    ...['email', 'firstName', 'lastName', 'country', 'addressLine1', 'city', 'postalCode'],
  ]);
  expect(Object.keys(missingFields(nothing, false, checkout))).toEqual(['email', 'firstName', 'lastName']);
});

test('a region is required in countries with regions, and an email address must be complete', () => {
  const given = { ...nothing, firstName: 'Robin', lastName: 'Alder', addressLine1: '1 Main', city: 'Salem' };
  const address = { email: 'robin@example', country: 'US', postalCode: '97301' };
  expect(Object.keys(missingFields({ ...given, ...address }, true, checkout))).toEqual(['email', 'region']);
  const complete = { ...given, ...address, email: 'robin@example.com' };
  expect(missingFields({ ...complete, country: 'DE' }, true, checkout)).toEqual({});
});

const apiError = (details: Omit<ApiError['details'], 'requestId'>, code: string) =>
  new ApiError('rejected', {
    kind: 'validation',
    code,
    status: 400,
    requestId: '1',
    operation: 'test',
    details: { ...details, requestId: '1' },
  });

test('rejected fields have their names on the page', () => {
  const violation = (field: string, violatedRule: string) => ({ field, description: 'no', violatedRule });
  const fieldViolations = [
    violation('cart.customerInfo.email', 'FORMAT'),
    violation('cart.deliveryInfo.address.subdivision', 'FORMAT'),
    violation('cart.note', 'MAX_LENGTH'),
    violation('cart.revision', 'FORMAT'),
  ];
  expect(rejectedFields(apiError({ validationError: { fieldViolations } }, 'INVALID_ARGUMENT'), checkout)).toEqual({
    email: 'This was not accepted. Please check it.',
    region: 'This was not accepted. Please check it.',
    note: 'This is too long. Please shorten it.',
  });
});

test('a rejected address is an error of its first line, or of the field that is named', () => {
  const rejection = (field: string) =>
    apiError(
      { applicationError: { code: 'INVALID_ADDRESS_FORMAT', description: '', data: { field } } },
      'INVALID_ADDRESS_FORMAT',
    );
  expect(Object.keys(rejectedFields(rejection('deliveryInfo.address'), checkout))).toEqual(['addressLine1']);
  expect(Object.keys(rejectedFields(rejection('deliveryInfo.address.postalCode'), checkout))).toEqual(['postalCode']);
  expect(rejectedFields(new Error('other'), checkout)).toEqual({});
});

test('violations belong to a field, or to the whole order', () => {
  const summary = {
    violations: [
      { code: 'MISSING_DELIVERY_METHOD', severity: 'ERROR' },
      { code: 'INVALID_POSTAL_CODE', severity: 'ERROR' },
      { code: 'MEMBERS_ONLY_ITEM', severity: 'ERROR' },
      { code: 'CUSTOM_VALIDATION', severity: 'WARNING' },
    ],
  };
  expect(Object.keys(fieldViolations(summary, checkout))).toEqual(['method', 'postalCode']);
  expect(otherViolations(summary).map((one) => [one.code, isBlocking(one)])).toEqual([
    ['MEMBERS_ONLY_ITEM', true],
    ['CUSTOM_VALIDATION', false],
  ]);
});
