import { expectTypeOf, test } from 'vitest';
import {
  isApiError,
  isCartwrightError,
  type ApiError,
  type CartwrightError,
  type ErrorCode,
  type ErrorKind,
  type FieldViolation,
  type KnownErrorCode,
  type KnownViolationKind,
  type SdkErrorCode,
  type ViolationKind,
} from '../index.js';

test('there are the 21 violation kinds of the specification', () => {
  type Named =
    | ('VALIDATION' | 'OTHER' | 'MAX' | 'MIN' | 'MAX_LENGTH' | 'MIN_LENGTH' | 'MAX_SIZE' | 'MIN_SIZE' | 'FORMAT')
    | ('DECIMAL_LTE' | 'DECIMAL_GTE' | 'DECIMAL_LT' | 'DECIMAL_GT' | 'DECIMAL_MAX_SCALE' | 'INVALID_ENUM_VALUE')
    | ('REQUIRED_FIELD' | 'FIELD_NOT_ALLOWED' | 'ONE_OF_ALIGNMENT' | 'EXACT_LENGTH' | 'EXACT_SIZE')
    | 'REQUIRED_ONE_OF_FIELD';
  expectTypeOf<KnownViolationKind>().toEqualTypeOf<Named>();
});

test('known kinds and codes are closed unions, codes of errors are open', () => {
  expectTypeOf<'NEW_RULE'>().toExtend<ViolationKind>();
  expectTypeOf<'NEW_RULE'>().not.toExtend<KnownViolationKind>();
  expectTypeOf<'OWNED_CART_NOT_FOUND'>().toExtend<ErrorCode>();
  expectTypeOf<'OWNED_CART_NOT_FOUND'>().not.toExtend<KnownErrorCode>();
  expectTypeOf<'not_a_code'>().not.toExtend<SdkErrorCode>();
  expectTypeOf<'INVALID_ARGUMENT' | 'NOT_FOUND' | 'UNKNOWN' | 'timeout'>().toExtend<KnownErrorCode>();
  expectTypeOf<ViolationKind>().toExtend<string>();
});

test('type guards narrow the error', () => {
  const error: unknown = undefined;
  if (isApiError(error)) {
    expectTypeOf(error).toEqualTypeOf<ApiError>();
    expectTypeOf(error.details.validationError?.fieldViolations).toEqualTypeOf<FieldViolation[] | undefined>();
    expectTypeOf(error.requestId).toEqualTypeOf<string | null>();
  } else if (isCartwrightError(error)) {
    expectTypeOf(error).toEqualTypeOf<CartwrightError>();
    expectTypeOf(error.kind).toEqualTypeOf<ErrorKind>();
    expectTypeOf(error.code).toEqualTypeOf<ErrorCode>();
  }
});

test('violation data is unknown, except for its type', () => {
  expectTypeOf<NonNullable<FieldViolation['data']>['threshold']>().toEqualTypeOf<unknown>();
  expectTypeOf<FieldViolation['ruleName']>().toEqualTypeOf<string | undefined>();
});
