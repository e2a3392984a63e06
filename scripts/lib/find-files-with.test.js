import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { findFilesWith } from './find-files-with.js';

it('finds the files of a folder that contain a text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-find-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/chunk.js'), '// raw:/home/ada/shop/data.json');
  writeFileSync(join(folder, 'index.js'), '// raw:data.json');
  expect(findFilesWith(folder, '/home/ada/')).toEqual([join('dist', 'chunk.js')]);
});
