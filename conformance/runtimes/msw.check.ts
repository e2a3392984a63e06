import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPlainConsumer } from '../../scripts/lib/consumer.js';
import { capture } from '../../scripts/lib/run.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cartwright-msw-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** MSW 3 requires a newer Node.js than the project. */
const versions = [
  { msw: '2.15.0', node: '20.20.2' },
  { msw: '3.0.5', node: '22.23.3' },
];

test.each(versions)('the handlers work with MSW $msw', { timeout: 300_000 }, async ({ msw, node }) => {
  await createPlainConsumer(folder, { msw }, ['@cartwright/emulator']);
  copyFileSync(join(import.meta.dirname, 'with-msw.ts'), join(folder, 'main.ts'));
  const files = { entryPoints: [join(folder, 'main.ts')], outfile: join(folder, 'main.js') };
  await build({ ...files, format: 'esm', platform: 'node' });
  const { output } = await capture('npx', ['--yes', `node@${node}`, 'main.js'], { cwd: folder });
  const line = output.split('\n').find((text) => text.startsWith('[200'));
  expect(JSON.parse(line ?? output)).toEqual([200, 3, 'TypeError']);
});
