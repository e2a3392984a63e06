import { expect, test } from 'vitest';
import { sampledTests } from './sampled-tests.js';

test('the full run has files named .full, those that repeat something, and those that import a file that does', () => {
  const files = sampledTests();
  expect(files).toContain('conformance/additional-fields.full.test.ts');
  expect(files).toContain('conformance/faults/memory.full.test.ts');
  expect(files).toContain('examples/storefront/src/lib/currency/price-format.test.ts');
  expect(files).toContain('conformance/faults/matrix-stores.test.ts');
  expect(files).not.toContain('conformance/faults/calls.test.ts');
});
