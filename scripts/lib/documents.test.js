import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { betweenMarkers } from './between-markers.js';
import { brokenLinks, missingPaths } from './broken-links.js';
import { missingInstalls } from './missing-installs.js';
import { pageExamples } from './page-examples.js';

/** @param {Record<string, string>} files */
function createFolder(files) {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test('replaces only what stands between its markers', () => {
  const text = 'a\n<!-- bench:start -->\nold\n<!-- bench:end -->\nb\n';
  expect(betweenMarkers(text, 'bench', 'new')).toBe('a\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nb\n');
  expect(() => betweenMarkers(text, 'status', 'new')).toThrow('status:start');
});

test('finds broken links', () => {
  const folder = createFolder({ 'a.md': '# A title\n' });
  const text = '[1](a.md) [2](b.md) [3](a.md#a-title) [4](a.md#none) [5](https://example.org) ```\n[6](c.md)\n```';
  const read = () => '# A title\n';
  expect(brokenLinks(join(folder, 'x.md'), text, read)).toEqual(['b.md', 'a.md#none']);
});

test('finds broken links to guides on the documentation site', () => {
  const site = 'https://cartwright-sdk.github.io/cartwright/';
  const text = ['', 'cart', 'cart#a-title', 'cart#none', 'no-guide', 'api/']
    .map((path) => `[x](${site}${path})`)
    .join();
  expect(brokenLinks(join(createFolder({}), 'x.md'), text, () => '# A title\n')).toEqual([
    `${site}cart#none`,
    `${site}no-guide`,
  ]);
});

test('finds paths that do not exist, in code spans and in the map', () => {
  const file = join(createFolder({ 'a.ts': '' }), 'README.md');
  const map =
    '```text\npackages/       published\n  core/         client\n  no-package/   none\nexamples/       stores\n```\n';
  const spans = ['packages/core/src/http/', './a.ts', 'scripts/*.js', 'docs/api', 'application/json', '/ecom/v1/carts'];
  const missing = ['no-folder/', 'packages/core/none', 'scripts/none/*.js', 'http/none.ts'];
  const text = [...spans, ...missing].map((span) => `\`${span}\``).join(', ');
  expect(missingPaths(file, `${map}\n${text}`)).toEqual(['packages/no-package/', ...missing]);
});

test('finds packages that a page uses and does not install', () => {
  const code =
    "```ts\nimport { a } from '@cartwright/core/money';\nimport { b } from 'react';\nimport c from './c.js';\n```\n";
  const missing = (/** @type {string} */ text) => missingInstalls(text, pageExamples('a.md', text));
  expect(missing(`\`\`\`sh\nnpm install react\n\`\`\`\n\n${code}`)).toEqual(['@cartwright/core']);
  expect(missing(`\`\`\`sh\nnpm install @cartwright/core react\n\`\`\`\n\n${code}`)).toEqual([]);
  expect(missing(code)).toEqual([]);
});
