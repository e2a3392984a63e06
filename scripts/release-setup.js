/**
 * Prepares packages that are not on npm yet for trusted publishing, which requires that a package exists. Publishes an
 * empty version 0.0.0, then makes the release workflow the publisher of all further ones. Requires `npm login`; npm asks
 * for the second factor. Can be repeated after a package was added. Names of packages as arguments repeat a setup that
 * failed halfway. `--dry-run` changes nothing.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { packages } from './lib/packages.js';
import { configuredRegistry, missingPackages } from './lib/registry.js';
import { main, run } from './lib/run.js';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, 'skip-trust': { type: 'boolean', default: false } },
});
const dryRun = values['dry-run'] ? ['--dry-run'] : [];
const publisher = ['--repository', 'cartwright-sdk/cartwright', '--file', 'release.yml', '--environment', 'npm'];

/** @param {string} name */
async function publishEmpty(name) {
  const manifest = packages.find((one) => one.manifest.name === name)?.manifest;
  const { description, license, repository, homepage } = /** @type {Record<string, unknown>} */ ({ ...manifest });
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-setup-'));
  const empty = { name, version: '0.0.0', description, license, repository, homepage };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(empty));
  writeFileSync(join(folder, 'README.md'), `# ${name}\n\nNot released yet.\n`);
  try {
    await run('npm', ['publish', '--access', 'public', ...dryRun], { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

main(async () => {
  const missing = await missingPackages(await configuredRegistry());
  const names = positionals.length > 0 ? positionals : missing;
  if (names.length === 0) console.log('All packages are on npm.');
  for (const name of names) {
    if (missing.includes(name)) await publishEmpty(name);
    if (values['skip-trust']) continue;
    await run('npm', ['trust', 'github', name, ...publisher, '--allow-publish', '--yes', ...dryRun]);
  }
});
