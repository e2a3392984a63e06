import { expect, test } from 'vitest';
import { toEdit, toChanges } from './edit-rule.js';
import { productScopes, readRule } from './read-rule.js';

const created = readRule({ name: 'Spring', percentage: '12.5', from: '50' }, 'USD');
if ('errors' in created) throw new Error('The texts are valid.');
const rule = created;
const { trigger: _, ...always } = rule;
const edit = { name: 'Spring', percentage: '12.5', from: '50' };

test('reads what can be edited: no amounts, and no other triggers', () => {
  expect(toEdit(rule)).toEqual(edit);
  expect(toEdit(always)).toEqual({ ...edit, from: '' });
  const other = {
    name: 'Bundle',
    trigger: { triggerType: 'ITEM_QUANTITY_RANGE' },
    discounts: { values: [{ discountType: 'FIXED_AMOUNT', fixedAmount: '5' }] },
  };
  expect(toEdit(other)).toEqual({ name: 'Bundle' });
});

test('sends what changed, and keeps the products', () => {
  const [value] = rule.discounts?.values ?? [];
  expect(toChanges(rule, edit)).toEqual({});
  expect(toChanges(rule, { ...edit, name: 'Summer', percentage: '20' })).toEqual({
    name: 'Summer',
    discounts: { values: [{ ...value, percentage: 20 }] },
  });
  expect(toChanges(rule, { ...edit, from: '70' })).toEqual({
    trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { from: '70', scopes: productScopes } },
  });
});

test('adds and removes the subtotal, but not its maximum', () => {
  const subtotalRange = { from: '70', scopes: productScopes };
  expect(toChanges(always, { ...edit, from: '70' })).toEqual({
    trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange },
  });
  expect(toChanges(rule, { ...edit, from: '' })).toEqual({ trigger: null });
  const limited = {
    ...rule,
    trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { ...subtotalRange, to: '90' } },
  };
  expect(toChanges(limited, { ...edit, from: '' })).toEqual({
    trigger: { triggerType: 'SUBTOTAL_RANGE', subtotalRange: { ...subtotalRange, from: null, to: '90' } },
  });
});
