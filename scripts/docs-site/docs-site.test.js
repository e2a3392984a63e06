import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { root } from '../lib/run.js';
import { apiPage, apiSidebar, writeApiPages } from './api-pages.js';
import { codeForms } from './code-forms.js';
import { guideGroups } from './guide-groups.js';
import { packageManagers } from './package-managers.js';
import { playgroundPage } from './playground-page.js';
import { guideUrl, siteLink } from './site-link.js';
import { sitePage } from './site-page.js';
import { builtVersion, siteVersions } from './site-versions.js';
import { versionsPage } from './versions-page.js';

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

test('the overview lists every guide, so that the navigation of the site contains it', () => {
  const listed = guideGroups(read('docs/README.md')).flatMap(({ guides }) => guides.map(({ file }) => file));
  const files = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md') && file !== 'README.md');
  expect(listed.sort()).toEqual(files.sort());
});

test('reads groups with the titles, files and descriptions of their guides', () => {
  const overview =
    '# Docs\n\n## Start\n\n- [A guide](a-guide.md): it explains.\n\n## Else\n\n- [X](../x.md): no guide.\n';
  expect(guideGroups(overview)).toEqual([
    { title: 'Start', guides: [{ title: 'A guide', file: 'a-guide.md', description: 'it explains.' }] },
  ]);
});

test.each([
  ['cart.md#totals', 'cart.md#totals'],
  ['#totals', '#totals'],
  ['https://example.org/x.md', 'https://example.org/x.md'],
  ['README.md', '/guides'],
  ['images/overview.svg', '/images/overview.svg'],
  ['../ARCHITECTURE.md', 'https://github.com/cartwright-sdk/cartwright/blob/main/ARCHITECTURE.md'],
  ['../README.md#coverage', 'https://github.com/cartwright-sdk/cartwright/blob/main/README.md#coverage'],
])('the link %s of a guide becomes %s', (url, expected) => expect(siteLink(url, 'docs/errors.md')).toBe(expected));

test('links of package READMEs to the site lead to the same version', () => {
  expect(guideUrl('https://cartwright-sdk.github.io/cartwright/cart#totals')).toBe('/cart#totals');
  expect(guideUrl('https://github.com/cartwright-sdk/cartwright/blob/main/LICENSE')).toContain('github.com');
});

test('a page has no comments and keeps its code', () => {
  const code = '```ts\nconst a = "[x](../y.md) <!-- kept -->";\n```';
  const page = sitePage(
    `# T\n\n[A](../a.md)\n\n${code}\n\n<!-- run\nawait x;\n/* y */\n-->\n\nEnd.\n`,
    'docs/t.md',
    'About "t".',
  );
  expect(page).toContain('description: "About \\"t\\"."');
  expect(page).toContain(code);
  expect(page).toContain('[A](https://github.com/');
  expect(page).not.toContain('await x');
  expect(page).toMatch(/```\n\nEnd\.\n$/);
});

test('a page of the reference has its import path as the title, and the call of the platform', () => {
  const page = apiPage('## Operations\n\n#### Rest\n\n`GET /x`\n\n***\n\n#### Param\n', '@cartwright/ecom/cart');
  expect(page).toBe('# @cartwright/ecom/cart\n\n## Operations\n\n#### REST API\n\n`GET /x`\n\n#### Parameters\n');
});

/** Writes pages as TypeDoc does. Returns their folder. */
function writeReference() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of ['cli', 'create-cartwright']) write(`${name}.md`, `# ${name}\n\n## Functions\n`);
  for (const name of ['identity', 'stores', 'react', 'emulator'])
    write(`${name}/index.md`, '# X\n\n## Modules\n\n- [main](main.md)\n');
  write('core/index.md', '# X\n\n## Modules\n\n- [main](../main/core/main.md)\n');
  write('ecom/index.md', '# X\n\n## Modules\n\n- [cart](cart.md)\n- [main](main.md)\n');
  write('main/core/main.md', '# main\n\n[media](namespaces/media.md)\n');
  write('main/core/namespaces/media.md', '# media\n\n[Cart](../../../ecom/cart.md#cart) and [x](../main.md#x)\n');
  write('ecom/cart.md', '# cart\n\n[x](../main/core/main.md#x), [service](https://example.org/x.md)\n');
  return folder;
}

test('pages of the reference are in the folder of their package, and link to each other', () => {
  const to = mkdtempSync(join(tmpdir(), 'cartwright-site-'));
  onTestFinished(() => rmSync(to, { recursive: true }));
  writeApiPages(writeReference(), to);
  const page = (/** @type {string} */ path) => readFileSync(join(to, path), 'utf8');
  expect(page('core/main.md')).toBe('# @cartwright/core\n\n[media](media.md)\n');
  expect(page('core/media.md')).toBe(
    '# media in @cartwright/core\n\n[Cart](../ecom/cart.md#cart) and [x](main.md#x)\n',
  );
  expect(page('ecom/cart.md')).toBe(
    '# @cartwright/ecom/cart\n\n[x](../core/main.md#x), [service](https://example.org/x.md)\n',
  );
  expect(page('core/index.md')).toContain('[main](main.md)');
});

test('operations and hooks have their own pages, and the types of a module share one', () => {
  const folder = writeReference();
  const write = (/** @type {string} */ path, /** @type {string} */ text) => writeFileSync(join(folder, path), text);
  write(
    'ecom/cart.md',
    `# cart

## Operations

### getCart

\`\`\`ts
const getCart: Operation<[id: string], Cart>;
\`\`\`

Gets a
[cart](#cart) | by ID.

#### Throws

First.

#### Throws

Second.

***

### ~~cart()~~

Creates one, like [getCart](#getcart).

## Interfaces

### Cart

| <a id="property-id"></a> \`id\` | see [Cart](#cart-1), [note](#property-id), [items](#items-2) |

## Variables

### Cart

A value.
`,
  );
  write('ecom/main.md', '# main\n\n[get](cart.md#getcart), [its type](cart.md#cart-1), [all](cart.md)\n');
  const to = mkdtempSync(join(tmpdir(), 'cartwright-site-'));
  onTestFinished(() => rmSync(to, { recursive: true }));
  writeApiPages(folder, to);
  const page = (/** @type {string} */ path) => readFileSync(join(to, path), 'utf8');
  expect(page('ecom/cart.md')).toBe(`# @cartwright/ecom/cart

## Operations

| Name | Description |
| --- | --- |
| [getCart](cart/getCart.md) | Gets a cart \\| by ID. |
| [cart](cart/cart.md) | Creates one, like getCart. |

## Types

[Types, constants and events](cart/types.md) of @cartwright/ecom/cart.
`);
  const getCart = page('ecom/cart/getCart.md');
  expect(getCart).toContain('description: "Gets a cart | by ID."');
  expect(getCart).toContain("# getCart\n\n```ts\nimport { getCart } from '@cartwright/ecom/cart';\n```\n");
  expect(getCart).toContain('Gets a\n[cart](cart.md) | by ID.');
  expect(getCart).toContain('## Errors\n\n- First.\n- Second.\n');
  expect(getCart).toContain('[@cartwright/ecom/cart](../cart.md), and [its types](types.md)');
  expect(page('ecom/cart/cart.md')).toContain('like [getCart](getCart.md).');
  const types = page('ecom/cart/types.md');
  expect(types).toContain('<span id="cart-1"></span>\n\n### Cart');
  expect(types).toContain('[Cart](#cart-1), [note](#property-id), [items](#)');
  expect(page('ecom/main.md')).toContain('[get](cart/getCart.md), [its type](cart/types.md#cart-1), [all](cart.md)');
});

test('the navigation of the reference has a group per package and an entry per module', () => {
  const sidebar = apiSidebar(writeReference());
  expect(sidebar[2]).toMatchObject({
    text: '@cartwright/ecom',
    items: [
      { text: 'cart', link: '/api/ecom/cart' },
      { text: '@cartwright/ecom', link: '/api/ecom/main' },
    ],
  });
  expect(sidebar[0]).toHaveProperty('items', [{ text: '@cartwright/core', link: '/api/core/main' }]);
  expect(sidebar.at(-1)).toEqual({ text: 'create-cartwright', link: '/api/create-cartwright' });
});

test('many types of a module have several pages, and an index', () => {
  const folder = writeReference();
  const list = (/** @type {string} */ name, /** @type {number} */ count) =>
    Array.from({ length: count }, (_, index) => `### ${name}${index}\n\n${'x'.repeat(9_000)} [first](#i0)`).join(
      '\n\n',
    );
  const text = `# cart\n\n## Interfaces\n\n${list('I', 3)}\n\n## Type Aliases\n\n### Big\n\n${'y'.repeat(50_000)}\n\n### T\n\nSee [I2](#i2).\n`;
  writeFileSync(join(folder, 'ecom/cart.md'), text);
  writeFileSync(join(folder, 'ecom/main.md'), '# main\n\n[one](cart.md#i2), [gone](cart.md#i9)\n');
  const to = mkdtempSync(join(tmpdir(), 'cartwright-site-'));
  onTestFinished(() => rmSync(to, { recursive: true }));
  writeApiPages(folder, to);
  const page = (/** @type {string} */ path) => readFileSync(join(to, 'ecom', path), 'utf8');
  const names = ['types-interfaces-2', 'types-interfaces', 'types-type-aliases-2', 'types-type-aliases', 'types'];
  expect(readdirSync(join(to, 'ecom/cart')).sort()).toEqual(names.map((name) => `${name}.md`));
  expect(page('cart/types.md')).toContain(
    '## Type Aliases\n\n- <span id="big"></span>[Big](types-type-aliases.md#big)\n',
  );
  expect(page('cart/types-interfaces.md')).toContain(
    '# Interfaces of @cartwright/ecom/cart: I0 to I1\n\n[All types](types.md)',
  );
  expect(page('cart/types-interfaces-2.md')).toContain('<span id="i2"></span>\n\n### I2');
  expect(page('cart/types-interfaces-2.md')).toContain('[first](types-interfaces.md#i0)');
  expect(page('cart/types-type-aliases-2.md')).toContain('See [I2](types-interfaces-2.md#i2).');
  expect(page('cart.md')).toContain('[Types, constants and events](cart/types.md)');
  expect(page('main.md')).toContain('[one](cart/types-interfaces-2.md#i2), [gone](cart/types.md)');
});

/** @param {...import('./code-forms.js').Node} children */
const page = (...children) => ({ type: 'root', children });
const inReact = { type: 'paragraph', children: [{ type: 'text', value: 'In React:' }] };
const [ts, tsx, text] = [{ type: 'code', lang: 'ts' }, { type: 'code', lang: 'tsx' }, { type: 'paragraph' }];

test('groups a TypeScript block and the React block that follows it', () => {
  const tree = page(text, ts, inReact, tsx, text, ts, tsx);
  codeForms()(tree);
  const attributes = [{ type: 'mdxJsxAttribute', name: 'of', value: 'code-form' }];
  const group = { type: 'mdxJsxFlowElement', name: 'Choice', attributes, children: [ts, tsx] };
  expect(tree.children).toEqual([text, group, text, ts, tsx]);
});

test('rejects a React form without a TypeScript form', () => {
  expect(() => codeForms()(page(text, inReact, tsx))).toThrow('between a `ts` and a `tsx` block');
});

test('shows commands that install or create something for each package manager', () => {
  const block = (/** @type {string} */ value) => ({ type: 'code', lang: 'sh', value });
  const install = block('npm install --save-dev msw\nnpm install react   # comment\nnpm test');
  const create = block('npm create cartwright@latest my-store -- --template next\nnpx expo start\nnpm run dev');
  const others = [block('npx @cartwright/emulator'), { ...install, lang: 'js' }];
  const tree = page(install, create, ...others);
  packageManagers()(tree);
  const [first, second, ...rest] = tree.children;
  expect(rest).toEqual(others);
  expect(first).toMatchObject({ name: 'Choice', attributes: [{ name: 'of', value: 'package-manager' }] });
  expect(first?.children?.map(({ value }) => value)).toEqual([
    install.value,
    'pnpm add -D msw\npnpm add react   # comment\nnpm test',
    'yarn add -D msw\nyarn add react   # comment\nnpm test',
    'bun add -d msw\nbun add react   # comment\nnpm test',
  ]);
  expect(second?.children?.map(({ value }) => value)).toEqual([
    create.value,
    'pnpm create cartwright@latest my-store --template next\npnpm exec expo start\npnpm run dev',
    'yarn create cartwright my-store --template next\nyarn exec expo start\nyarn run dev',
    'bun create cartwright@latest my-store --template next\nbunx expo start\nbun run dev',
  ]);
});

test('the playground has a TypeScript and a React form of each example', () => {
  const page = playgroundPage(read('docs/playground.md'));
  const [, json = ''] = /examples=\{(.*)\} \/>/.exec(page) ?? [];
  /** @type {{ title: string, ts: string, tsx: string }[]} */
  const examples = JSON.parse(json);
  expect(examples.map(({ title }) => title)).toEqual(['List products', 'Fill a cart', 'Handle an error']);
  for (const { ts, tsx } of examples) {
    expect(ts).toContain('console.log');
    expect(tsx).toContain('export default function App');
  }
});

const main = { name: 'main', ref: 'main', path: '' };

test('the site is that of main while there is no release', () => {
  expect(siteVersions(['', 'v0.2.0-canary.20261123101500', 'deployed'])).toEqual([main]);
});

test('the newest release is at the root, main and the newest releases of earlier lines are in folders', () => {
  const tags = ['v0.9.0', 'v0.10.0', 'v0.10.2', 'v0.10.11', 'v1.0.0', 'v1.2.0', 'v1.1.5', 'v2.0.0'];
  expect(siteVersions(tags)).toEqual([
    { name: '2.0.0', ref: 'v2.0.0', path: '' },
    { name: 'main', ref: 'main', path: 'main/' },
    { name: '1.2.0', ref: 'v1.2.0', path: '1/' },
    { name: '0.10.11', ref: 'v0.10.11', path: '0.10/' },
    { name: '0.9.0', ref: 'v0.9.0', path: '0.9/' },
  ]);
});

test('a build is of the version that the environment names', () => {
  expect(builtVersion({})).toEqual({ version: main, versions: [main], base: '/cartwright/' });
  const DOCS_VERSIONS = JSON.stringify(siteVersions(['v0.1.0', 'v0.2.3']));
  expect(builtVersion({ DOCS_VERSION: '0.1.0', DOCS_VERSIONS }).base).toBe('/cartwright/0.1/');
  expect(builtVersion({ DOCS_VERSIONS }).base).toBe('/cartwright/main/');
  expect(() => builtVersion({ DOCS_VERSION: '0.3.0', DOCS_VERSIONS })).toThrow('0.3.0');
});

test('the page of versions links to each version', () => {
  const versions = siteVersions(['v0.1.0', 'v0.2.3']);
  const text = versionsPage({ version: { name: '0.1.0', ref: 'v0.1.0', path: '0.1/' }, versions });
  expect(text).toContain('These pages describe **0.1.0**: an earlier release.');
  expect(text).toContain('- [0.2.3](https://cartwright-sdk.github.io/cartwright/): the latest release\n');
  expect(text).toContain('- [main](https://cartwright-sdk.github.io/cartwright/main/): changes since');
  expect(text).toContain('- [0.1.0](https://cartwright-sdk.github.io/cartwright/0.1/): an earlier release\n');
});
