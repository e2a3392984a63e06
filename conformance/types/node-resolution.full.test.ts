import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packages } from '../../scripts/lib/packages.js';
import { root } from '../../scripts/lib/run.js';

interface Manifest {
  name: string;
  exports: Record<string, { types?: string }>;
}

const require = createRequire(import.meta.url);
const { hooks } = require('../../.pnpmfile.cjs') as { hooks: { beforePacking(manifest: Manifest): object } };

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartwright-node-resolution-'));
  const entries: string[] = [];
  for (const { folder: path, manifest: source } of packages) {
    const from = join(root, path);
    const to = join(folder, 'node_modules', source.name);
    mkdirSync(to, { recursive: true });
    for (const part of ['dist', 'src', 'node_modules']) symlinkSync(join(from, part), join(to, part), 'junction');
    const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as Manifest;
    for (const [entry, { types }] of Object.entries(manifest.exports))
      if (types) entries.push(manifest.name + entry.slice(1));
    writeFileSync(join(to, 'package.json'), JSON.stringify(hooks.beforePacking(manifest)));
  }
  const lines = entries.map((entry, index) => `import * as entry${index} from '${entry}';\nexport { entry${index} };`);
  const used = `import { createClient } from '@cartwright/core';
import * as currentCart from '@cartwright/ecom/current-cart';
import { add } from '@cartwright/core/money';

const client = createClient({ modules: { currentCart } });
export const id: Promise<string | null | undefined> = client.currentCart.getCurrentCart().then((cart) => cart._id);
export const sum: string = add('1', '2');
// @ts-expect-error an amount is a text
export const wrong: number = add('1', '2');`;
  writeFileSync(join(folder, 'consumer.ts'), [...lines, used].join('\n'));
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'node',
    strict: true,
    noEmit: true,
    types: [],
    lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
    skipLibCheck: true,
    preserveSymlinks: true,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
});

afterAll(() => rmSync(folder, { recursive: true }));

// In full only: the native compiler, which is fast, does not have this resolution.
test('moduleResolution "node" finds the declarations of every entry of the packed packages', async () => {
  const compiler = join(dirname(require.resolve('typescript-5.9/package.json')), 'bin/tsc');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, '-p', folder], (_, stdout) => resolve(stdout));
  });
  expect(output).toBe('');
}, 240_000);
