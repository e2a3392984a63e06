import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createProject } from '../../testing/create-project.js';
import { run } from '../../testing/run.js';
import type { Finding } from './finding.js';

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const source = "import { products } from '@wix/stores';\n";
const migrated = "import { products } from '@cartwright/stores';\n";
const manifest = (dependencies: object, more: object = {}) => `${JSON.stringify({ dependencies, ...more }, null, 2)}\n`;

describe('codemod official', () => {
  test('changes sources and package.json, and a second run changes nothing', async () => {
    const cwd = createProject({
      'package.json': manifest(
        { '@wix/sdk': '^1.21.16', '@wix/stores': '1.0.918', next: '16.0.0' },
        { devDependencies: { '@wix/identity': '1.0.238' }, scripts: {} },
      ),
      'src/shop.mts': `import { createClient, OAuthStrategy } from '@wix/sdk';\n${source}`,
    });
    const { exitCode, out, error } = await run(['codemod', 'official'], { cwd });
    expect([exitCode, error]).toEqual([
      0,
      'The folder is in no git repository: keep a copy of it, or look at --dry-run first.\n' +
        'package.json changed: install the dependencies with your package manager.\n',
    ]);
    expect(out).toBe('  src/shop.mts\n  package.json\n2 files changed. 0 without a counterpart, 0 to check.\n');
    expect(JSON.parse(read(cwd, 'package.json'))).toEqual({
      dependencies: {
        '@cartwright/core': '^0.0.0',
        '@cartwright/identity': '^0.0.0',
        '@cartwright/stores': '^0.0.0',
        next: '16.0.0',
      },
      devDependencies: {},
      scripts: {},
    });
    const again = await run(['codemod', 'official', '--json'], { cwd });
    expect(JSON.parse(again.out)).toEqual({ changes: [], findings: [] });
  });

  test.each([
    ['nested brackets', `export const deep = ${'('.repeat(10_000)}1${')'.repeat(10_000)};`],
    ['terms', `export const sum = 1${' + 1'.repeat(20_000)};`],
  ])('reports a file with thousands of %s, and changes the others', async (_, deep) => {
    const cwd = createProject({ 'deep.ts': `${source}${deep}\n`, 'shop.ts': source });
    for (const name of ['official', 'official-types']) {
      const { out } = await run(['codemod', name, '--json', '--force'], { cwd });
      const { findings } = JSON.parse(out) as { findings: Finding[] };
      expect(findings).toMatchObject([
        {
          file: 'deep.ts',
          problem: 'The file cannot be parsed: The code is nested too deeply.',
          remedy: 'Change the file by hand.',
        },
      ]);
    }
    expect(read(cwd, 'shop.ts')).toBe(migrated);
  });

  test('keeps the line ends of a file', async () => {
    const lines = ["import { createClient, products } from '@wix/stores';", "import { orders } from '@wix/ecom';", ''];
    const files = {
      'windows.ts': ["import { createClient, OAuthStrategy } from '@wix/sdk';", ...lines].join('\r\n'),
      'unix.ts': ["import { createClient, OAuthStrategy } from '@wix/sdk';", ...lines].join('\n'),
    };
    const cwd = createProject(files);
    await run(['codemod', 'official', '--force'], { cwd });
    const windows = read(cwd, 'windows.ts');
    expect(windows).toContain("import { OAuthStrategy } from '@cartwright/identity';\r\n");
    expect(windows).not.toMatch(/[^\r]\n/);
    expect(read(cwd, 'unix.ts')).toBe(windows.replaceAll('\r\n', '\n'));
  });

  test('--dry-run prints a diff, and writes nothing', async () => {
    const cwd = createProject({ 'shop.ts': `// Shop\n${source}` });
    const { out } = await run(['codemod', 'official', '--dry-run'], { cwd });
    expect(out).toBe(`--- a/shop.ts
+++ b/shop.ts
@@ -1,2 +1,2 @@
 // Shop
-import { products } from '@wix/stores';
+import { products } from '@cartwright/stores';

1 file would change. 0 without a counterpart, 0 to check.
`);
    expect(read(cwd, 'shop.ts')).toBe(`// Shop\n${source}`);
  });

  test('leaves ignored files, installed packages and links alone', async () => {
    const outside = createProject({ 'outside.ts': source });
    const cwd = createProject({
      '.gitignore': 'build/\n*.generated.ts\n',
      'node_modules/shop/index.js': source,
      'build/shop.js': source,
      'shop.generated.ts': source,
      'apps/web/.gitignore': '/out\n',
      'apps/web/out/shop.js': source,
      'apps/web/shop.cts': source,
    });
    symlinkSync(outside, join(cwd, 'linked'));
    symlinkSync(join(outside, 'outside.ts'), join(cwd, 'linked.ts'));
    const { out } = await run(['codemod', 'official', '--json'], { cwd });
    expect(JSON.parse(out)).toMatchObject({ changes: [{ file: 'apps/web/shop.cts' }] });
    expect(read(outside, 'outside.ts')).toBe(source);
  });

  test('refuses a working tree with changes, unless forced', async () => {
    const cwd = createProject({ 'shop.ts': source });
    execFileSync('git', ['init', '-q'], { cwd });
    const refused = await run(['codemod', 'official'], { cwd });
    expect([refused.exitCode, refused.error]).toEqual([
      1,
      `${cwd} has uncommitted changes. Commit or stash them first, so that you can review and revert the codemod, or pass --force.\n`,
    ]);
    expect(read(cwd, 'shop.ts')).toBe(source);
    expect((await run(['codemod', 'official', '--force'], { cwd })).exitCode).toBe(0);
    expect(read(cwd, 'shop.ts')).toBe(migrated);
  });

  test('keeps official packages that something uses', async () => {
    const cwd = createProject({
      'package.json': manifest({
        '@wix/sdk': '1.21.16',
        '@wix/stores': '1.0.918',
        '@wix/widgets': '1.0.0',
        '@wix/ecom': '1.0.2509',
      }),
      'node_modules/@wix/widgets/package.json': JSON.stringify({ peerDependencies: { '@wix/sdk': '*' } }),
      'shop.ts': "import { products, wishlist } from '@wix/stores';\n",
      'cart.vue': "<template>\n  <p>{{ import('@wix/ecom') }}</p>\n</template>\n",
    });
    const { out } = await run(['codemod', 'official', '--json'], { cwd });
    const { findings } = JSON.parse(out) as { findings: { file: string; line: number; problem: string }[] };
    expect(findings.map(({ file, line, problem }) => `${file}:${line} ${problem}`)).toEqual([
      'cart.vue:2 @wix/ecom is used in a file of another kind.',
      'shop.ts:1 `wishlist` of @wix/stores has no counterpart in Cartwright.',
      'package.json:3 @wix/sdk stays, because @wix/widgets needs it.',
    ]);
    expect(JSON.parse(read(cwd, 'package.json'))).toEqual({
      dependencies: {
        '@wix/sdk': '1.21.16',
        '@wix/stores': '1.0.918',
        '@wix/widgets': '1.0.0',
        '@wix/ecom': '1.0.2509',
        '@cartwright/stores': '^0.0.0',
      },
    });
  });

  test('keeps @wix/sdk for modules without a counterpart', async () => {
    const cwd = createProject({
      'package.json': manifest({ '@wix/bookings': '1.0.0', '@wix/sdk': '1.21.16' }),
      'shop.ts': "import { createClient } from '@wix/sdk';\nimport { services } from '@wix/bookings';\n",
    });
    const { out } = await run(['codemod', 'official'], { cwd });
    expect(out).toContain('@wix/sdk stays, because @wix/bookings needs it.');
    expect(JSON.parse(read(cwd, 'package.json'))).toEqual({
      dependencies: { '@cartwright/core': '^0.0.0', '@wix/bookings': '1.0.0', '@wix/sdk': '1.21.16' },
    });
  });

  test('changes the dependencies of a manifest, and keeps the format of the rest', async () => {
    const before = `{
  "name": "shop", "files": ["dist"],
  "scripts": {"dev": "next dev",   "build": "next build && next lint"},
  "dependencies": {
    "@wix/stores":   "1.0.918",
    "next":   "16.0.0"
  },
  "devDependencies": { "@wix/sdk": "1.21.16" }
}
`;
    const after = before
      .replace('"@wix/stores":   "1.0.918"', '"@cartwright/stores": "^0.0.0"')
      .replace('{ "@wix/sdk": "1.21.16" }', '{}');
    const cwd = createProject({
      'package.json': before,
      'shop.ts': source,
      'apps/a/package.json': '{\r\n\t"name": "a"\r\n}\r\n',
      'apps/a/shop.ts': source,
      'apps/b/package.json': '{}',
      'apps/b/shop.ts': source,
    });
    await run(['codemod', 'official', 'apps/a'], { cwd });
    await run(['codemod', 'official', 'apps/b'], { cwd });
    await run(['codemod', 'official'], { cwd });
    expect(read(cwd, 'package.json')).toBe(after);
    expect(read(cwd, 'apps/a/package.json')).toBe(
      '{\r\n\t"name": "a",\r\n\t"dependencies": {\r\n\t\t"@cartwright/stores": "^0.0.0"\r\n\t}\r\n}\r\n',
    );
    expect(read(cwd, 'apps/b/package.json')).toBe('{\n  "dependencies": {\n    "@cartwright/stores": "^0.0.0"\n  }\n}');
  });

  test('changes the scripts of component files', async () => {
    const astro = (module: string) => `---
import Layout from '../layouts/Layout.astro';
import { products } from '${module}';
if (!Astro.params.slug) return Astro.redirect('/');
const { items } = await shop.products.queryProducts().find();
---
<Layout>{items.map(({ name }) => <p>{name}</p>)}</Layout>
<script>
  import { currentCart } from '@wix/ecom';
  currentCart.getCurrentCart();
</script>
`;
    const vue = `<template><p title="before">{{ name }}</p></template>\r
<script setup lang="ts">\r
import { products } from '@wix/stores';\r
</script>\r
`;
    const cwd = createProject({
      'page.astro': astro('@wix/stores'),
      'Shop.vue': vue,
      'Shop.svelte': `<script>${source}</script>\n<p>---</p>\n`,
      'Empty.astro': '<p>No script</p>\n',
    });
    const { out } = await run(['codemod', 'official', '--json', '--force'], { cwd });
    expect(read(cwd, 'page.astro')).toBe(astro('@cartwright/stores').replace('@wix/ecom', '@cartwright/ecom'));
    expect(read(cwd, 'Shop.vue')).toBe(vue.replace("'@wix/stores'", "'@cartwright/stores'"));
    expect(read(cwd, 'Shop.svelte')).toBe(`<script>${migrated}</script>\n<p>---</p>\n`);
    const { findings } = JSON.parse(out) as { findings: Finding[] };
    expect(findings.map(({ file, line, column, problem }) => `${file}:${line}:${column} ${problem}`)).toEqual([
      'page.astro:10:3 `currentCart.getCurrentCart` is called without a client.',
    ]);
  });

  test('changes imports and code blocks of MDX', async () => {
    const guide = (stores: string, ecom: string) => `---
title: Guide
---
import { products } from '${stores}';
import Chart from './chart.js';

# Carts of \`@wix/ecom\`

import taxes from './taxes.json'
export const list = () => (
  <Chart products={products} />
);

1. First:

   ~~~ts title="cart.ts"
   import { currentCart } from '${ecom}';
   type Cart = currentCart.Cart;
   ~~~

\`\`\`\`jsx
import { orders } from '${ecom}';
// \`\`\`
\`\`\`\`
- import { no } from '@wix/blog'

\`\`\`sh
import { orders } from '@wix/blog';
\`\`\`

\`\`\`ts
import { checkout } from '@wix/ecom';
…
\`\`\`
`;
    const cwd = createProject({ 'guide.mdx': guide('@wix/stores', '@wix/ecom') });
    const { out } = await run(['codemod', 'official', '--json', '--force'], { cwd });
    expect(read(cwd, 'guide.mdx')).toBe(guide('@cartwright/stores', '@cartwright/ecom'));
    const { findings } = JSON.parse(out) as { findings: Finding[] };
    expect(findings.map(({ line, problem }) => `${line} ${problem.slice(0, 25)}`)).toEqual([
      '33 The file cannot be parsed',
    ]);
  });

  test('in MDX, packages that prose names are not used', async () => {
    const cwd = createProject({
      'package.json': manifest({ '@wix/stores': '1.0.918' }),
      'guide.mdx': "import { products } from '@wix/stores';\n\nUses `@wix/stores`.\n",
    });
    await run(['codemod', 'official', '--force'], { cwd });
    expect(JSON.parse(read(cwd, 'package.json'))).toEqual({ dependencies: { '@cartwright/stores': '^0.0.0' } });
  });

  test('removes packages with a single namespace that nothing uses any more', async () => {
    const cwd = createProject({
      'package.json': manifest({ '@wix/auto_sdk_ecom_orders': '1.0.300', '@wix/auto_sdk_ecom_tip-settings': '1.0.57' }),
      'shop.ts': "import { getOrder } from '@wix/auto_sdk_ecom_orders';\nimport '@wix/auto_sdk_ecom_tip-settings';\n",
    });
    await run(['codemod', 'official'], { cwd });
    expect(JSON.parse(read(cwd, 'package.json'))).toEqual({
      dependencies: { '@wix/auto_sdk_ecom_tip-settings': '1.0.57', '@cartwright/ecom': '^0.0.0' },
    });
  });

  test('reports settings that name official packages, once each', async () => {
    const cwd = createProject({
      'package.json': manifest(
        { next: '16.0.0' },
        {
          scripts: { dev: 'wix dev', types: 'npx @wix/cli types' },
          overrides: { '@wix/sdk': '1.21.16', '@wix/stores': '1.0.918' },
          resolutions: { next: '16.0.0' },
          pnpm: { overrides: { '@wix/sdk': '1.21.16' } },
        },
      ),
      'tsconfig.json': `{
  // Types of @wix/sdk
  "compilerOptions": {
    "types": ["node", "@wix/sdk/types"], "paths": { "@wix/stores": ["./stores.d.ts"] }
  },
}
`,
      'apps/web/tsconfig.app.json': '{ "extends": "../../tsconfig.json" }\n',
    });
    const { out } = await run(['codemod', 'official', '--json'], { cwd });
    const { changes, findings } = JSON.parse(out) as { changes: object[]; findings: Finding[] };
    expect(changes).toEqual([]);
    expect(findings.map(({ file, line, kind, problem }) => `${file}:${line} ${kind} ${problem}`)).toEqual([
      'tsconfig.json:4 check @wix/sdk is named here.',
      'package.json:10 check `overrides` names an official package.',
      'package.json:18 check `pnpm` names an official package.',
      'package.json:7 check `scripts` names an official package.',
    ]);
    for (const { remedy } of findings) expect(remedy).toMatch(/[Rr]emove/);
  });

  test('finds clients of other files, which may export them again', async () => {
    const use = "wix.graphql('{ shop }');\n";
    const cwd = createProject({
      'src/lib/wix.ts':
        "import { createClient } from '@wix/sdk';\nexport const wix = createClient({});\nexport const other = {};\n",
      'src/lib/index.ts': "export { wix as shop } from './wix.js';\n",
      'src/lib/all.ts': "export * from '.';\n",
      'src/lib/default.ts': "import { wix } from './wix';\nexport default wix;\n",
      'src/a.ts': `import { wix } from '@/lib/wix';\n${use}`,
      'src/b.ts': `import { shop as wix } from './lib';\n${use}`,
      'src/c.ts': `import { shop as wix } from './lib/all';\n${use}`,
      'src/d.ts': `import wix from '../src/lib/default';\n${use}`,
      'src/e.ts': `import { other as wix } from './lib/wix';\n${use}`,
      'src/f.ts': `import { wix } from './elsewhere';\n${use}`,
    });
    const { out } = await run(['codemod', 'official', '--json'], { cwd });
    const { findings } = JSON.parse(out) as { findings: { file: string; line: number; problem: string }[] };
    const problem = 'The client has no `graphql`.';
    expect(findings.map((one) => `${one.file}:${one.line} ${one.problem}`)).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => `src/${name}.ts:2 ${problem}`),
    );
    const again = await run(['codemod', 'official', '--json'], { cwd });
    expect(JSON.parse(again.out)).toEqual({ changes: [], findings });
  });

  test('in a workspace, changes the manifest that has the official packages', async () => {
    const cwd = createProject({
      'package.json': manifest({ '@wix/stores': '1.0.918' }),
      'apps/web/package.json': manifest({ next: '16.0.0' }),
      'apps/web/shop.ts': source,
    });
    await run(['codemod', 'official'], { cwd });
    expect(JSON.parse(read(cwd, 'package.json'))).toEqual({ dependencies: { '@cartwright/stores': '^0.0.0' } });
    expect(JSON.parse(read(cwd, 'apps/web/package.json'))).toEqual({ dependencies: { next: '16.0.0' } });
  });
});

test.each(['official', 'cart-v2', 'official-types'])('%s needs a folder', async (name) => {
  const cwd = createProject({ 'shop.ts': source });
  for (const folder of ['nonexistent', 'shop.ts']) {
    expect(await run(['codemod', name, folder], { cwd })).toEqual({
      exitCode: 2,
      out: '',
      error: `${join(cwd, folder)} is not a folder. Name the folder of the application.\n`,
    });
  }
});

test('Ctrl-C changes nothing', async () => {
  const cwd = createProject({ 'shop.ts': source });
  const ran = await run(['codemod', 'official', '--json'], { cwd, signal: AbortSignal.abort() });
  expect([ran.exitCode, ran.out]).toEqual([130, '']);
  expect(JSON.parse(ran.error)).toEqual({
    error: { code: 'interrupted', message: 'Interrupted. Nothing was changed.' },
  });
  expect(read(cwd, 'shop.ts')).toBe(source);
});

test('names the codemods', async () => {
  const { exitCode, error } = await run(['codemod', 'wix']);
  expect([exitCode, error]).toEqual([
    2,
    'There is no codemod "wix". The codemods are: official, cart-v2, official-types.\n',
  ]);
});
