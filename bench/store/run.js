/**
 * Measures the demo store and a minimal store with Next.js as on a phone with slow 4G, with Lighthouse, and writes the
 * table into the store's README. Installs Lighthouse and Next.js in a temporary folder. Takes about ten minutes.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { betweenMarkers } from '../../scripts/lib/between-markers.js';
import { main, root, run } from '../../scripts/lib/run.js';
import { tableHead, tableRow } from './figures.js';
import { installLighthouse } from './lighthouse.js';
import { pages } from './pages.js';
import { startControl } from './start-control.js';
import { startDemo } from './start-demo.js';

const rounds = 5;

/**
 * A measured page.
 *
 * @typedef {object} Measured
 * @property {string} name
 * @property {string} url
 * @property {import('./figures.js').Figures[]} visits
 */

main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-store-'));
  /** @type {(() => unknown)[]} */
  const cleanup = [() => rmSync(folder, { recursive: true })];
  try {
    const demo = await startDemo();
    cleanup.push(demo.stop);
    const control = await startControl(folder, demo.emulatorUrl);
    cleanup.push(control.stop);
    const measure = await installLighthouse(folder);
    /** @type {Measured[]} */
    const all = Object.entries(pages).flatMap(([page, path]) => [
      { name: `${page}, demo store`, url: demo.url + path, visits: [] },
      { name: `${page}, control`, url: control.url + path, visits: [] },
    ]);
    // The first visits render images and fill caches.
    for (const { url } of all) await measure(url);
    for (let round = 0; round < rounds; round++) {
      for (const { name, url, visits } of round % 2 ? [...all].reverse() : all) {
        visits.push(await measure(url));
        console.error(tableRow(name, visits.slice(-1)));
      }
    }
    const table = [tableHead, ...all.map(({ name, visits }) => tableRow(name, visits))].join('\n');
    const where = `Measured by \`pnpm bench:store\` with Lighthouse, mobile, medians of ${rounds} interleaved visits, Node.js ${process.versions.node} on ${cpus().length} cores.`;
    console.log(`${table}\n\n${where}`);
    const file = join(root, 'examples/storefront/README.md');
    writeFileSync(file, betweenMarkers(readFileSync(file, 'utf8'), 'lighthouse', `${table}\n\n${where}`));
    await run('prettier', ['--write', '--log-level', 'warn', 'examples/storefront/README.md']);
  } finally {
    for (const task of cleanup.reverse()) await task();
  }
});
