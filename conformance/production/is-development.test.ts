import { createClient, isDevelopment } from '@cartwright/core';
import { expect, test } from 'vitest';

test('the tests of this project run without the texts that are for development only', () => {
  expect(isDevelopment).toBe(false);
  expect(() => createClient({ apiUrl: 'ftp://shop.example' })).toThrow(/^"apiUrl": invalid_argument: see https:/);
});
