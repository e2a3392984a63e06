import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from './run.js';

const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const [, section = ''] = /^packages:\n([\s\S]*?)^snapshots:$/m.exec(text) ?? [];

/** Packages as `name@version`. */
const locked = [...section.matchAll(/^ {2}'?(.+?@[^@']+?)'?:$/gm)].map(([, name = '']) => name);

/** Binaries for Linux, and the beginning and end of the names of the same binary for other platforms. */
const binaries = locked.flatMap((name) => {
  const [, before, after] = /^(.*[-/])linux-x64(?:-gnu)?(@.*)$/.exec(name) ?? [];
  return before === undefined || after === undefined || before.includes('libvips') ? [] : [{ name, before, after }];
});

test('the lockfile has binaries', () => {
  expect(binaries.map(({ before }) => before)).toEqual(
    expect.arrayContaining(['@esbuild/', '@oxc-parser/binding-', '@rolldown/binding-', '@rollup/rollup-']),
  );
});

// pnpm leaves out optional dependencies that are missing in the registry while it writes the lockfile. Without their
// binary, packages fail to load on that platform.
test.each(binaries)('$name has its counterparts for macOS and Windows', ({ before, after }) => {
  for (const platform of ['darwin-arm64', 'win32-x64']) {
    const counterparts = locked.filter((name) => name.startsWith(before + platform) && name.endsWith(after));
    expect(counterparts, platform).not.toEqual([]);
  }
});
