import { expect, test } from 'vitest';
import { ControlledClock } from '../../../kernel/state/clock.js';
import { TenantState } from '../../../kernel/state/tenant-state.js';
import { products } from '../products/product.js';
import { createProduct } from './create-product.js';

test('a store has at most 100,000 products', () => {
  const tenant = new TenantState({ clientId: 'full' }, new ControlledClock());
  const input = { name: 'Mug', type: 'PHYSICAL', variants: [{ price: 1, choices: [] }] } as const;
  const first = createProduct(tenant, input);
  for (let index = products(tenant).size; index < 100_000; index++) products(tenant).put({ ...first, id: `${index}` });
  expect(() => createProduct(tenant, input)).toThrow(expect.objectContaining({ code: 'PRODUCTS_LIMIT_EXCEEDED' }));
});
