// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const isClientModule = (file: string) => read(file).startsWith("'use client';\n");

const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx$|\.test-d\.ts$|^testing/.test(file),
);

/** The module and all modules of this package that it imports. */
function graph(file: string, received = new Set<string>()): Set<string> {
  if (received.has(file)) return received;
  received.add(file);
  for (const [, path = ''] of read(file).matchAll(/from '(\.[^']*)\.js'/g)) {
    const imported = relative(folder, join(folder, dirname(file), path));
    graph(modules.includes(`${imported}.tsx`) ? `${imported}.tsx` : `${imported}.ts`, received);
  }
  return received;
}

it('is a client module exactly when it uses React', () => {
  const usesReact = /\buse[A-Z]\w*\(|\bcreateContext\b/;
  const withoutComments = (code: string) => code.replaceAll(/\/\*\*[^]*?\*\/|\/\/.*/g, '');
  const wrong = modules.filter((file) => isClientModule(file) !== usesReact.test(withoutComments(read(file))));
  expect(modules).toContain(join('ecom', 'cart', 'use-cart.ts'));
  expect(wrong).toEqual([]);
});

it('has query options that servers can call: no client module among their imports', () => {
  const imported = [...graph(join('queries', 'index.ts'))];
  expect(imported).toContain(join('queries', 'cart-query.ts'));
  expect(imported.filter(isClientModule)).toEqual([]);
});
