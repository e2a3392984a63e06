import { CartwrightError } from '@cartwright/core';

function refuse(field: string, what: string): never {
  throw new CartwrightError(`"${field}" must be ${what}`, { kind: 'validation', code: 'invalid_argument' });
}

/** Throws unless the value is a text that is not blank. */
export const requireText = (value: unknown, field: string): void => {
  if (typeof value !== 'string' || !value.trim()) refuse(field, 'a non-empty text');
};

/** Throws unless the value is a whole number above zero. */
export const requireQuantity = (value: unknown, field: string): void => {
  if (!Number.isInteger(value) || (value as number) < 1) refuse(field, 'a whole number above 0');
};

/** Throws unless the value is a list that is not empty. */
export const requireList = (value: unknown, field: string): void => {
  if (!Array.isArray(value) || !value.length) refuse(field, 'a non-empty list');
};
