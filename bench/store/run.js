/**
 * Measures the demo store and a minimal store with Next.js as on a phone with slow 4G, with Lighthouse, and prints a
 * table. Installs Lighthouse and Next.js in a temporary folder. Takes about ten minutes.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

import { main } from '../../scripts/lib/run.js';
import { kilobytes } from '../lib/row.js';
import { median } from '../lib/statistics.js';
import { installLighthouse } from './lighthouse.js';
import { pages } from './pages.js';
import { startControl } from './start-control.js';
import { startDemo } from './start-demo.js';

const rounds = 5;

/** @param {number} value */
const seconds = (value) => `${(value / 1000).toFixed(2)} s`;

/** Columns of the table. @type {Record<string, (figures: import('./lighthouse.js').Figures) => string>} */
const columns = {
  Score: ({ score }) => String(score),
  LCP: ({ lcp }) => seconds(lcp),
  CLS: ({ cls }) => cls.toFixed(3),
  TBT: ({ tbt }) => `${Math.round(tbt)} ms`,
  FCP: ({ fcp }) => seconds(fcp),
  JavaScript: ({ script }) => kilobytes(script),
  HTML: ({ html }) => kilobytes(html),
  Images: ({ image }) => kilobytes(image),
  'All files': ({ total }) => kilobytes(total),
};

/**
 * @param {readonly import('./lighthouse.js').Figures[]} visits
 * @returns {import('./lighthouse.js').Figures}
 */
function medians(visits) {
  const names = /** @type {(keyof import('./lighthouse.js').Figures)[]} */ (Object.keys(visits[0] ?? {}));
  return /** @type {import('./lighthouse.js').Figures} */ (
    Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => visit[name]))]))
  );
}

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
    const visited = Object.entries(pages).flatMap(([page, path]) => [
      {
        name: `${page}, demo store`,
        url: demo.url + path,
        visits: /** @type {import('./lighthouse.js').Figures[]} */ ([]),
      },
      {
        name: `${page}, control`,
        url: control.url + path,
        visits: /** @type {import('./lighthouse.js').Figures[]} */ ([]),
      },
    ]);
    // The first visits render images and fill caches.
    for (const { url } of visited) await measure(url);
    for (let round = 0; round < rounds; round++) {
      for (const { name, url, visits } of round % 2 ? [...visited].reverse() : visited) {
        const figures = await measure(url);
        console.error(
          `${name}: ${Object.entries(columns)
            .map(([title, format]) => `${title} ${format(figures)}`)
            .join(', ')}`,
        );
        visits.push(figures);
      }
    }
    const titles = Object.keys(columns);
    console.log(`| | ${titles.join(' | ')} |\n| --- |${' ---: |'.repeat(titles.length)}`);
    for (const { name, visits } of visited) {
      const figures = medians(visits);
      console.log(
        `| ${name} | ${Object.values(columns)
          .map((format) => format(figures))
          .join(' | ')} |`,
      );
    }
    console.log(
      `\nLighthouse mobile, medians of ${rounds} interleaved visits, Node ${process.versions.node} on ${cpus().length} cores. Sizes as transferred.`,
    );
  } finally {
    for (const task of cleanup.reverse()) await task();
  }
});
