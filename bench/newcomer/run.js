/**
 * Times what a newcomer does, with a new home folder and empty caches: from a clone, from `npm create cartwright`, and
 * from an application with the official SDK. Writes the table into `docs/benchmarks.md`. Publishes the packages to a local registry.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { betweenMarkers } from '../../scripts/lib/between-markers.js';
import { build } from '../../scripts/lib/build.js';
import { isBuilt } from '../../scripts/lib/is-built.js';
import { pack } from '../../scripts/lib/pack.js';
import { capture, main, root } from '../../scripts/lib/run.js';
import { startVerdaccio } from '../../scripts/lib/verdaccio.js';
import { freshMachine } from './fresh-machine.js';
import { createdStore, demoStore, migratedApplication } from './paths.js';

const paths = {
  'Clone, then the demo store': demoStore,
  '`npm create cartwright`, React Router': createdStore('react-router'),
  '`npm create cartwright`, Next.js': createdStore('next'),
  '`npm create cartwright`, Vite': createdStore('vite'),
  'Official SDK with server actions, then the build of the migrated application': migratedApplication('server-actions'),
  'Official SDK with a browser context, then the build of the migrated application':
    migratedApplication('browser-context'),
};

/**
 * Starts a local registry with the packages of the working copy.
 *
 * @param {string} folder
 */
async function startRegistry(folder) {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  mkdirSync(folder);
  const registry = await startVerdaccio(folder);
  for (const tarball of (await pack(folder)).values()) {
    const { code, output } = await capture('npm', ['publish', tarball, '--access', 'public'], { env: registry.env });
    if (code !== 0) throw new Error(`Publishing ${tarball} failed:\n${output}`);
  }
  return registry;
}

/** @param {number} seconds */
const duration = (seconds) => (seconds < 100 ? `${Math.round(seconds)} s` : `${(seconds / 60).toFixed(1)} min`);

main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-newcomer-'));
  const registry = await startRegistry(join(folder, 'registry'));
  try {
    const rows = [];
    for (const [index, [name, measure]] of Object.entries(paths).entries()) {
      const own = join(folder, String(index));
      mkdirSync(own);
      const machine = await freshMachine(join(own, 'home'), registry.url);
      const { seconds, steps } = await measure(own, machine);
      rows.push(`| ${name} | ${steps} | ${duration(seconds)} |`);
      console.log(rows.at(-1));
      rmSync(own, { recursive: true, force: true });
    }
    const table = ['| From, to | Manual steps | Time |', '| --- | ---: | ---: |', ...rows].join('\n');
    const note = `With a new home folder and empty caches, not in a container, on ${cpus().length} cores and Node.js ${process.versions.node}. Steps are commands, and places that a codemod leaves to check.`;
    const page = join(root, 'docs/benchmarks.md');
    writeFileSync(page, betweenMarkers(readFileSync(page, 'utf8'), 'newcomer', `${table}\n\n${note}`));
  } finally {
    await registry.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
