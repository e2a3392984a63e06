import { createClient } from '@cartwright/core';
import { createDiscountRule, queryDiscountRules, updateDiscountRule } from '@cartwright/ecom/discount-rules';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { expect, test } from 'vitest';
import { readRule } from './read-rule.js';

const texts = { name: 'Spring', percentage: '12.5', from: '50' };

test('the platform accepts the rule, and changes of it with its revision', async () => {
  const emulator = createEmulator();
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    apiUrl: 'http://localhost',
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
  });
  const rule = readRule(texts, 'USD');
  if ('errors' in rule) throw new Error('The texts are valid.');
  const { _id, revision } = await client.use(createDiscountRule)(rule);
  await client.use(updateDiscountRule)(_id ?? '', { revision: revision ?? '', active: false });
  const { discountRules } = await client.use(queryDiscountRules)({});
  expect(discountRules).toMatchObject([
    { _id, name: 'Spring', active: false, discounts: { values: [{ percentage: 12.5 }] } },
  ]);
  const outdated = client.use(updateDiscountRule)(_id ?? '', { revision: revision ?? '', active: true });
  await expect(outdated).rejects.toMatchObject({ status: 409 });
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(51) }, 'name'],
  [{ percentage: '0' }, 'percentage'],
  [{ percentage: '101' }, 'percentage'],
  [{ from: 'ten' }, 'from'],
  [{ from: '49.999' }, 'from'],
])('rejects %j', (change, field) => {
  expect(readRule({ ...texts, ...change }, 'USD')).toEqual({ errors: { [field]: expect.any(String) as string } });
});

test('the subtotal has the digits of the currency of the store', () => {
  expect(readRule({ ...texts, from: '5000' }, 'JPY')).toMatchObject({
    trigger: { subtotalRange: { from: '5000' } },
  });
  expect(readRule({ ...texts, from: '49.5' }, 'JPY')).toEqual({
    errors: { from: 'Enter an amount that JPY has, such as 50.' },
  });
});
