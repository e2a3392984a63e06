import { expect, test } from 'vitest';
import { sampledTests } from './sampled-tests.js';

test('the full run has the test files that repeat something, or import a file that does', () => {
  const files = sampledTests();
  expect(files).toContain('conformance/additions.test.ts');
  expect(files).toContain('conformance/faults/memory.test.ts');
  expect(files).toContain('examples/storefront/src/lib/currency/price-format.test.ts');
  expect(files).toContain('conformance/faults/matrix-stores.test.ts');
  expect(files).not.toContain('conformance/faults/calls.test.ts');
});
