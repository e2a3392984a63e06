import { expect, test } from 'vitest';
import { redact } from './redact.js';

test('redacts secrets at any depth, and nothing else', () => {
  const value = {
    clientId: 'c',
    list: [{ refresh_token: 'r', accessToken: { value: 'a' }, empty: '', sessionToken: '' }],
    headers: { Authorization: 'a', 'x-api-key': 'k', 'wix-site-id': 's' },
    details: { applicationError: { code: 'CART_NOT_FOUND' } },
    coupon: { code: 'WELCOME10' },
  };
  expect(redact(value)).toEqual({
    ...value,
    list: [{ refresh_token: '[redacted]', accessToken: '[redacted]', empty: '', sessionToken: '' }],
    headers: { Authorization: '[redacted]', 'x-api-key': '[redacted]', 'wix-site-id': 's' },
  });
  const grant = { grantType: 'authorization_code', code: 'c', codeVerifier: 'v', redirectUri: 'https://shop.test' };
  expect(redact(grant)).toEqual({ ...grant, code: '[redacted]', codeVerifier: '[redacted]' });
});

test('a value that is too deep is cut off', () => {
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
  expect(JSON.stringify(redact(deep))).toContain('too deep');
});
