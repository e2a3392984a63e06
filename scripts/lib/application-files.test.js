import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { isApplicationFile, outdatedFiles } from './application-files.js';
import { pageExamples } from './page-examples.js';

const page = (/** @type {string} */ code) => `# Page\n\n<!-- application: apps/one -->\n\n\`\`\`ts\n${code}\`\`\`\n`;
const code = '// app/[slug]/page.ts\nexport const a = 1;\n';

test('a block that starts with a path is a file of the application, not an example', () => {
  expect(isApplicationFile(page(code), code)).toBe(true);
  expect(isApplicationFile('# Page\n', code)).toBe(false);
  expect(isApplicationFile(page(code), 'export const a = 1;\n')).toBe(false);
  expect(pageExamples('docs/a.md', page(code))).toEqual([]);
  expect(pageExamples('docs/a.md', page('export const a = 1;\n'))).toHaveLength(1);
});

test('finds blocks that differ from the files of the application', () => {
  const root = mkdtempSync(join(tmpdir(), 'cartwright-files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'apps/one/app/[slug]'), { recursive: true });
  writeFileSync(join(root, 'apps/one/app/[slug]/page.ts'), code);
  expect(outdatedFiles(root, page(code))).toEqual([]);
  expect(outdatedFiles(root, page(code.replace('1', '2')))).toEqual(['apps/one/app/[slug]/page.ts']);
  expect(outdatedFiles(root, page('// none.ts\n'))).toEqual(['apps/one/none.ts']);
  expect(outdatedFiles(root, page('---\n// none.astro\n---\n').replace('```ts', '```astro'))).toEqual([
    'apps/one/none.astro',
  ]);
  expect(outdatedFiles(root, page('<!-- none.svelte -->\n').replace('```ts', '```svelte'))).toEqual([
    'apps/one/none.svelte',
  ]);
  expect(outdatedFiles(root, '# Page\n')).toEqual([]);
});
