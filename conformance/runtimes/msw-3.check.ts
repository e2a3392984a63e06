import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, expect, test } from 'vitest';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'cartwright-msw-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** MSW 3 requires a newer Node.js than the project, so it is not one of the dependencies. */
test('the handlers work with MSW 3', { timeout: 300_000 }, async () => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  await run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', 'msw@3.0.5'], { cwd: folder });
  await build({
    entryPoints: [join(import.meta.dirname, 'with-msw.ts')],
    bundle: true,
    external: ['msw', 'msw/node'],
    format: 'esm',
    platform: 'node',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    outfile: join(folder, 'main.js'),
  });
  const { stdout } = await run('npx', ['--yes', 'node@22.23.3', 'main.js'], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual([200, 3, 'TypeError']);
});
