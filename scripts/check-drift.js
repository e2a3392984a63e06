/**
 * Compares the official modules that `conformance` pins with their newest versions on npm, and prints the operations,
 * fields, enumerations and error codes that differ. With `--fail`, a difference is an error.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { compareModules } from './lib/drift/compare-modules.js';
import { readModule } from './lib/drift/read-module.js';
import { capture, main, root } from './lib/run.js';

const conformance = join(root, 'conformance');

/**
 * Lists the pinned modules with a newer version. Aliases, such as earlier releases, are pinned on purpose.
 *
 * @returns {Promise<{ name: string, pinned: string, newest: string }[]>}
 */
async function findNewerModules() {
  const { devDependencies } = JSON.parse(readFileSync(join(conformance, 'package.json'), 'utf8'));
  const { output } = await capture('pnpm', ['outdated', '--format', 'json', '@wix/*'], { cwd: conformance });
  const [json] = /\{[^]*\}/.exec(output) ?? [];
  if (!json) throw new Error(`pnpm did not list the versions of the official modules.\n${output}`);
  /** @type {Record<string, { latest: string }>} */
  const outdated = JSON.parse(json);
  return Object.entries(outdated)
    .map(([name, { latest }]) => ({ name, pinned: String(devDependencies[name]), newest: latest }))
    .filter(({ newest, pinned }) => newest !== pinned);
}

main(async () => {
  const { values } = parseArgs({ options: { fail: { type: 'boolean', default: false } } });
  const modules = await findNewerModules();
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-drift-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const wanted = modules.map(({ name, newest }) => `${name}@${newest}`);
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
    if (modules.length > 0) {
      const { code, output } = await capture('npm', ['install', ...flags, ...wanted], { cwd: folder });
      if (code !== 0) throw new Error(`npm cannot install the newest official modules.\n${output}`);
    }
    let differences = 0;
    for (const { name, newest, pinned } of modules) {
      const lines = compareModules(
        readModule(join(conformance, 'node_modules', name)),
        readModule(join(folder, 'node_modules', name)),
      );
      if (lines.length > 0) differences++;
      console.log(`\n${name} ${pinned} → ${newest}${lines.length > 0 ? '' : ': no difference'}`);
      for (const line of lines) console.log(`  ${line}`);
    }
    console.log(`\n${modules.length} newer versions, ${differences} of them with differences.`);
    if (values.fail && differences > 0) throw new Error('The pinned modules differ from the newest ones.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
