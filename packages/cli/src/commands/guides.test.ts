import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brokenLinks } from '../../../../scripts/lib/broken-links.js';
import { fieldInstruction, getInstruction } from './codemod/cart-v2/functions.js';
import { getRemedy } from './codemod/official/remedies.js';
import { templates } from './create/templates.js';

const site = 'https://cartwright-sdk.github.io/cartwright/';
const docs = join(import.meta.dirname, '../../../../docs');

/** URLs of the documentation in texts that the commands print, as links of a page. */
const listLinks = (texts: string[]): string =>
  texts.flatMap((text) => [...text.matchAll(/https:[^\s,`]*[^\s,`.]/g)].map(([url]) => `[guide](${url})`)).join('\n');

test('texts of commands link to guides of the documentation site that exist, and to no files on GitHub', () => {
  const links = listLinks([
    ...Object.values(templates).map(({ guide }) => site + guide),
    ...['createLocalTokenStorage', 'other'].map((name) => getRemedy('@wix/sdk', name)),
    ...['onCartCreated', 'other'].map((name) => getInstruction('currentCart', name)),
    fieldInstruction,
  ]);
  expect(links.match(/\(https:/g)).toHaveLength(9);
  expect(links.replaceAll(`(${site}`, '')).not.toContain('(https:');
  expect(brokenLinks(join(docs, 'cli.md'), links, (file) => readFileSync(file, 'utf8'))).toEqual([]);
});

test('no source links to a guide on GitHub', () => {
  const sources = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8').includes('/blob/main/'));
  expect(sources).toEqual([]);
});
