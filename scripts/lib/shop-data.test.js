import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';
import { expect, it } from 'vitest';

import { root } from './run.js';
import { pictureModule, shopData } from './shop-data.js';

const folder = join(root, 'packages/emulator/src/data/pictures');

it('packs every picture of the emulator', async () => {
  const url = `data:text/javascript,${encodeURIComponent(pictureModule(folder))}`;
  const { readPicture } = await import(/* @vite-ignore */ url);
  for (const name of readdirSync(folder))
    expect(await readPicture(name.replace('.svg', '')), name).toBe(readFileSync(join(folder, name), 'utf8'));
  expect(await readPicture('constructor')).toBeUndefined();
});

it('builds data files without the path of the repository', async () => {
  const contents = "export { default } from './collections.json?raw';";
  const resolveDir = join(root, 'packages/emulator/src/data');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [/** @type {import('esbuild').Plugin} */ (shopData)],
  });
  const [output] = outputFiles;
  expect(output?.text).toContain('all-products');
  expect(output?.text).not.toContain(root);
});

it('builds style sheets as texts, also with a plugin that loads every path that ends in `.css`', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { default } from './base.css?raw';",
      resolveDir: join(root, 'packages/emulator/src/pages/shared'),
    },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [
      {
        name: 'style-sheets',
        setup: ({ onLoad }) => onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'css' })),
      },
      /** @type {import('esbuild').Plugin} */ (shopData),
    ],
  });
  expect(outputFiles[0]?.text).toContain('box-sizing:border-box');
});
