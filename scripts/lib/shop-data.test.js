import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from './run.js';
import { pictureModule } from './shop-data.js';

const folder = join(root, 'packages/emulator/src/data/pictures');

it('packs every picture of the emulator', async () => {
  const url = `data:text/javascript,${encodeURIComponent(pictureModule(folder))}`;
  const { readPicture } = await import(/* @vite-ignore */ url);
  for (const name of readdirSync(folder))
    expect(await readPicture(name.replace('.svg', '')), name).toBe(readFileSync(join(folder, name), 'utf8'));
  expect(await readPicture('constructor')).toBeUndefined();
});
