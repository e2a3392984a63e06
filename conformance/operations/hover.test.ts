import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { calls } from '../faults/calls.js';
import { openLanguageService } from '../harness/compiler.js';

const packageOf = { ecom: 'ecom', stores: 'stores', identity: 'identity', members: 'identity', redirects: 'identity' };

/** Operations with a query builder. */
const queries = calls.flatMap(({ spec }) => {
  const [service = '', module = '', name = ''] = spec.id.split('.');
  return 'items' in spec ? [{ from: packageOf[service as keyof typeof packageOf], module, name }] : [];
});

const lines = queries.flatMap(({ from, module, name }) => [
  `import { ${module} } from '@cartwright/${from}';`,
  `export const ${name}1 = ${module}.${name}();`,
  `export const ${name}2 = ${module}.${name}({});`,
  `export const ${name}3 = createClient({ modules: { ${module} } }).${module}.${name}();`,
  `export const ${name}4 = ${module}.${name};`,
]);
const text = ["import { createClient } from '@cartwright/core';", ...lines].join('\n');

/** Text that an editor shows for the nth occurrence of a name. */
const hover = (() => {
  const file = join(import.meta.dirname, 'hovered.ts');
  const service = openLanguageService([file], { [file]: text });
  return (name: string, number: number): string => {
    const line = text.indexOf(`const ${name}${number} `);
    const info = service.getQuickInfoAtPosition(file, text.indexOf(`.${name}`, line) + 1);
    return ts.displayPartsToString(info?.documentation);
  };
})();

describe('hovering over a query operation', { timeout: 120_000 }, () => {
  test.each(queries)('$name shows what it queries', ({ name }) => {
    for (const number of [1, 2, 3, 4]) expect(hover(name, number)).toMatch(/^Queries (?!with)/);
  });
});
