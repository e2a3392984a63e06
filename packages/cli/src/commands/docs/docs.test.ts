import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { writeGuides } from '../../../../../scripts/lib/guides.js';
import { splitGuide } from '../../docs/read-guides.js';
import { run } from '../../testing/run.js';
import { temporaryFolder } from '../../testing/temporary-folder.js';

beforeAll(() => writeGuides());

/** Creates a project that has installed a package. */
function createProject(): string {
  const cwd = temporaryFolder();
  const folder = join(cwd, 'node_modules/@cartwright/stores');
  mkdirSync(join(folder, 'dist/selection'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write(
    'package.json',
    JSON.stringify({
      name: '@cartwright/stores',
      exports: {
        '.': { types: './dist/index.d.ts' },
        './selection': { types: './dist/selection/index.d.ts' },
        './package.json': './package.json',
      },
    }),
  );
  write(
    'dist/index.d.ts',
    `export * from './selection/index.js';\nexport * as selection from './selection/index.js';\n`,
  );
  write(
    'dist/selection/index.d.ts',
    `export * from './pick.js';\nexport { type Inner as Renamed } from './inner.js';\n`,
  );
  write(
    'dist/selection/pick.d.ts',
    `import { z } from 'z';\n/** Unrelated. */\nexport declare const other: number;\n/**\n * Picks the zanzibar of a product.\n *\n * @param id - Product ID.\n */\nexport declare function pickZanzibar(id: string): string;\nexport declare const undocumented: 1;\n`,
  );
  write('dist/selection/inner.d.ts', `/** A quokka of the catalog. */\nexport interface Inner {\n  size: number;\n}\n`);
  return cwd;
}

interface Result {
  title: string;
  kind: string;
  url: string;
  module?: string;
  text: string;
}

async function search(query: string, cwd: string, ...args: string[]): Promise<Result[]> {
  const { exitCode, out, error } = await run(['docs', query, '--json', ...args], { cwd });
  expect(error).toBe('');
  expect(exitCode).toBe(0);
  return JSON.parse(out) as Result[];
}

test.each([
  ['connect an agent to localhost', 'agents#connect-an-agent-to-localhost'],
  ['sold out variant choices', 'options-and-variants'],
  ['line_item_not_added', 'error-codes#line_item_not_added'],
  ['move to Cart V2', 'moving-to-cart-v2'],
  ['component tests with Vitest', 'testing'],
  ['refund a payment', 'payments-and-refunds'],
])('%s leads to the page %s', async (query, page) => {
  const results = await search(query, createProject());
  expect(results.map(({ url }) => url.replace('https://cartwright-sdk.github.io/cartwright/', ''))).toContainEqual(
    expect.stringContaining(page),
  );
});

test('symbols of the installed version are found, with their most specific import path', async () => {
  const cwd = createProject();
  const [found] = await search('pickZanzibar', cwd);
  expect(found).toMatchObject({ title: 'pickZanzibar', kind: 'api', module: '@cartwright/stores/selection' });
  expect(found?.text).toBe(
    'Picks the zanzibar of a product.\n\n@param id - Product ID.\n\n```ts\nexport declare function pickZanzibar(id: string): string;\n```',
  );
  expect((await search('quokka', cwd))[0]).toMatchObject({ title: 'Renamed' });
  expect((await search('zanzibar', cwd))[0]?.title).toBe('pickZanzibar');
});

test('--limit limits the results, which are text without --json', async () => {
  expect(await search('cart', createProject(), '--limit', '5')).toHaveLength(5);
  const { out } = await run(['docs', 'pickZanzibar', '--limit', '1'], { cwd: createProject() });
  expect(out).toMatch(/^# pickZanzibar\nhttps:.*\nimport from '@cartwright\/stores\/selection'\n\nPicks/);
});

test.each([
  [['docs', 'xyzzyplugh'], 'nothing_found', 1],
  [['docs', 'cart', '--limit', '0'], 'usage', 2],
  [['docs'], 'usage', 2],
])('%j is an error', async (args, code, exitCode) => {
  const ran = await run([...args, '--json'], { cwd: temporaryFolder() });
  expect(ran.exitCode).toBe(exitCode);
  expect(JSON.parse(ran.error)).toMatchObject({ error: { code } });
});

test('a guide is split at its headings, without comments, and with links to the site', () => {
  const guide =
    '# Cart\n\nStart.\n\n## Use `addItems`\n\nSee [errors](errors.md#codes).\n\n<!-- run\nx\n-->\n\n```sh\n# no heading\n```\n\n### Deep\n\nText\n\n## Last\n\nEnd\n';
  expect(splitGuide('cart', guide)).toEqual([
    { kind: 'guide', title: 'Cart', url: 'https://cartwright-sdk.github.io/cartwright/cart', text: 'Start.' },
    {
      kind: 'guide',
      title: 'Cart › Use addItems',
      url: 'https://cartwright-sdk.github.io/cartwright/cart#use-additems',
      text: 'See [errors](https://cartwright-sdk.github.io/cartwright/errors#codes).\n\n```sh\n# no heading\n```',
    },
    {
      kind: 'guide',
      title: 'Cart › Use addItems › Deep',
      url: 'https://cartwright-sdk.github.io/cartwright/cart#deep',
      text: 'Text',
    },
    { kind: 'guide', title: 'Cart › Last', url: 'https://cartwright-sdk.github.io/cartwright/cart#last', text: 'End' },
  ]);
});
