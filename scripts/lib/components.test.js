import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { compile } from 'tailwindcss';
import { afterAll, expect, test } from 'vitest';

import { componentsFolder, readEntries, writeRegistry } from './components.js';

const folder = mkdtempSync(join(tmpdir(), 'cartwright-registry-'));
writeRegistry(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const styles = ['.', 'tailwind'];
const names = Object.keys(readEntries());

/** @param {string} style @param {string} name */
const read = (style, name) => JSON.parse(readFileSync(join(folder, style, `${name}.json`), 'utf8'));

/**
 * @param {{ dependencies: string[], registryDependencies: string[], files: object[] }} item
 * @param {object} more Fields of a file besides its path and type.
 */
function expectItem({ dependencies, registryDependencies, files, ...rest }, more) {
  expect(rest).toEqual({
    name: expect.stringMatching(/^[a-z-]+$/),
    type: 'registry:component',
    title: expect.any(String),
    description: expect.any(String),
  });
  for (const name of dependencies) expect(name).toMatch(/^@[a-z]+\/[a-z-]+$/);
  for (const url of registryDependencies) {
    expect(url).toMatch(/^https:\/\/cartwright-sdk\.github\.io\/cartwright\/r\/(tailwind\/)?[a-z-]+\.json$/);
  }
  const path = expect.stringMatching(/^components\/shop\/[a-z-]+\.tsx?$/);
  for (const file of files) expect(file).toEqual({ path, type: 'registry:component', ...more });
}

test.each(styles)('items and lists of the style %s have the fields of shadcn’s format', (style) => {
  for (const name of names) {
    const { $schema, ...item } = read(style, name);
    expect($schema).toBe('https://ui.shadcn.com/schema/registry-item.json');
    expectItem(item, { content: expect.stringContaining('export ') });
  }
  const { items, ...list } = read(style, 'registry');
  expect(list).toEqual({
    $schema: 'https://ui.shadcn.com/schema/registry.json',
    name: 'cartwright',
    homepage: 'https://cartwright-sdk.github.io/cartwright',
  });
  expect(items.map((/** @type {{ name: string }} */ { name }) => name)).toEqual(names);
  for (const item of items) expectItem(item, {});
});

test.each(styles)('dependencies of items are in the style %s, too', (style) => {
  for (const name of names)
    for (const dependency of read(style, name).registryDependencies) {
      const path = dependency.replace('https://cartwright-sdk.github.io/cartwright/r/', '');
      expect(readdirSync(join(folder, style)), name).toContain(path.replace('tailwind/', ''));
      expect(path.startsWith('tailwind/')).toBe(style === 'tailwind');
    }
});

test('every source belongs to one item', () => {
  const files = Object.values(readEntries()).flatMap((entry) => entry.files);
  expect(files.sort()).toEqual(readdirSync(join(componentsFolder, 'src')).sort());
});

test('Tailwind CSS knows every class of a component', async () => {
  const require = createRequire(import.meta.url);
  const { build } = await compile('@import "tailwindcss";', {
    loadStylesheet: async (/** @type {string} */ id, /** @type {string} */ base) => {
      const path = require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : join(base, id));
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  const sources = names.flatMap((name) =>
    read('tailwind', name).files.map((/** @type {{ content: string }} */ file) => file.content),
  );
  const classes = [...sources.join('').matchAll(/className="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  expect(classes.length).toBeGreaterThan(100);
  let { length } = build([]);
  for (const utility of new Set(classes)) {
    if (/^group(\/|$)/.test(utility)) continue;
    const built = build([utility]).length;
    expect(built, utility).toBeGreaterThan(length);
    length = built;
  }
});

test('the plain style has no classes', () => {
  const contents = names.flatMap((name) =>
    read('.', name).files.map((/** @type {{ content: string }} */ file) => file.content),
  );
  expect(contents.join('')).not.toMatch(/className=/);
});
