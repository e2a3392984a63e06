import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { root } from '../lib/run.js';
import { apiPage, apiSidebar } from './api-pages.js';
import { guideGroups } from './guide-groups.js';
import { playgroundPage } from './playground-page.js';
import { guideUrl, siteLink } from './site-link.js';
import { sitePage } from './site-page.js';

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
  ['../ARCHITECTURE.md', 'https://github.com/cartwright-sdk/cartwright/blob/main/ARCHITECTURE.md'],
  ['../README.md#coverage', 'https://github.com/cartwright-sdk/cartwright/blob/main/README.md#coverage'],
])('the link %s of a guide becomes %s', (url, expected) => expect(siteLink(url, 'docs/errors.md')).toBe(expected));

test('links of package READMEs to guides lead to the site', () => {
  expect(guideUrl('https://github.com/cartwright-sdk/cartwright/blob/main/docs/cart.md#totals')).toBe('/cart#totals');
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

test('the navigation of the reference has a group per package and an entry per module', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-api-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['core', 'identity', 'ecom', 'stores', 'react', 'emulator']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.md'), '# X\n\n## Modules\n\n- [cart](cart.md)\n- [main](main.md)\n');
  }
  expect(apiSidebar(folder)[2]).toMatchObject({
    text: '@cartwright/ecom',
    items: [
      { text: 'cart', link: '/api/ecom/cart' },
      { text: '@cartwright/ecom', link: '/api/ecom/main' },
    ],
  });
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
