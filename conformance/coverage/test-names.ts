import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Collects the full names of the tests of files, with one name per table row. A separate Vitest process collects them
 * without running any.
 *
 * @param files Paths from the root.
 * @returns `path > describe > test` for each test.
 */
export function testNames(files: readonly string[]): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-names-'));
  const report = join(folder, 'names.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    execFileSync(process.execPath, [vitest, 'list', `--json=${report}`, ...files], { cwd: root, stdio: 'pipe' });
    const tests = JSON.parse(readFileSync(report, 'utf8')) as { file: string; name: string }[];
    return new Set(tests.map(({ file, name }) => `${relative(root, file)} > ${name}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
