import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

/**
 * Files of a package that contain the words, ignoring case. Excludes tests. @param {string} name @param {string} words
 */
const search = (name, words) =>
  readdirSync(`${packages}${name}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.test-d\.|testing\//.test(file))
    .filter((file) =>
      readFileSync(`${packages}${name}/src/${file}`, 'utf8').toLowerCase().includes(words.toLowerCase()),
    );

test.each([
  ['Where is a member blocked?', 'emulator', 'blockMember', 'api/members-v1/status-routes.ts'],
  ['How is the tax of a cart calculated?', 'emulator', 'addTax', 'shop/pricing/steps/add-tax.ts'],
  [
    'Which code answers PATCH /ecom/v1/orders/{id}?',
    'emulator',
    "'/ecom/v1/orders/{order.id}'",
    'api/orders-v1/order-routes.ts',
  ],
  [
    'Which code answers POST /ecom/v1/carts/current/add-to-cart?',
    'emulator',
    '/ecom/v1/carts/current/add-to-cart',
    'api/cart-v1/cart-content-routes.ts',
  ],
  ['How is a password hashed?', 'emulator', 'function hashPassword', 'shop/members/password.ts'],
  ['What is in an access token?', 'emulator', 'issueAccessToken', 'protocol/auth/access-token.ts'],
  ['Who refuses a page of another origin?', 'emulator', 'ORIGIN_NOT_ALLOWED', 'protocol/auth/check-merchant-page.ts'],
  ['When is a cart abandoned?', 'emulator', 'ABANDONED_AFTER', 'shop/abandoned-carts/record-abandoned-carts.ts'],
  ['When is a scheduled payment captured?', 'emulator', 'runScheduledActions', 'shop/payments/scheduled-actions.ts'],
  ['Why is a coupon refused?', 'emulator', 'COUPON_HAS_EXPIRED', 'shop/pricing/coupons/coupon-problem.ts'],
  [
    'How many wrong passwords are allowed?',
    'emulator',
    'TOO_MANY_LOGIN_ATTEMPTS',
    'shop/members/sign-in/login-attempts.ts',
  ],
  [
    'What does the confirmation mail say?',
    'emulator',
    'sendConfirmation',
    'shop/order-placement/send-confirmation.tsx',
  ],
  ['When is a call repeated after a 401?', 'core', 'isReplay', 'http/authorize.ts'],
])('%s', (_, name, words, home) => {
  const found = search(name, words);
  expect(found).toContain(home);
  expect(found.length).toBeLessThanOrEqual(3);
});
