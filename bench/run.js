/**
 * Compares Cartwright with the official packages, other SDKs and its own last release, and writes the tables into
 * `bench/README.md` and `docs/benchmarks.md`. `--release` keeps the figures for the comparison.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

import { betweenMarkers } from '../scripts/lib/between-markers.js';
import { build } from '../scripts/lib/build.js';
import { isBuilt } from '../scripts/lib/is-built.js';
import { main, root, run } from '../scripts/lib/run.js';
import { bundleSize } from './measure/bundle-size.js';
import { callTime } from './measure/call-time.js';
import { editorTime } from './measure/editor-time.js';
import { emulatorCommerce } from './measure/emulator-commerce.js';
import { emulatorSpeed } from './measure/emulator-speed.js';
import { firstCallTime } from './measure/first-call.js';
import { importTime } from './measure/import-time.js';
import { installSize } from './measure/install-size.js';
import { largeCatalog } from './measure/large-catalog.js';
import { peerSizes } from './measure/peer-sizes.js';
import { recoveryTime } from './measure/recovery-time.js';
import { shoppersOfAMinute } from './measure/shoppers.js';
import { typeCost } from './measure/type-cost.js';

/** Rows of `docs/benchmarks.md`: what users decide by. */
const decisive = new Set([
  'Bundle: client with visitor sessions',
  'Bundle: visitor client, cart, products, collections, redirects',
  'Bundle: the same under official names',
  'Bundle: the same, as namespaces, with every sign-in method (drop-in)',
  'Bundle: visitor client, cart, products, collections, redirects, checkout, orders',
  'Installed size',
  'Import in Node: client with cart, products, collections, redirects',
  'Call time: cart of 5 items, relative to `fetch` + `JSON.parse`',
  'Call time: page of 50 products, relative to the same',
  'Type instantiations',
]);

const [figures, report, summary] = ['bench/released.json', 'bench/README.md', 'docs/benchmarks.md'];

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

/**
 * @param {string} file
 * @param {string} text
 */
const write = (file, text) => writeFileSync(join(root, file), text);

/**
 * @param {import('./lib/row.js').Row[]} rows
 * @param {Record<string, string>} [released] Figures of the last release. Without them, the table has no column for it.
 */
const table = (rows, released) =>
  [
    `| | Cartwright | ${released ? 'last release | ' : ''}official | |`,
    `| --- | ---: | ${released ? '---: | ' : ''}---: | ---: |`,
    ...rows.map(({ what, ours, official = '', ratio = '' }) =>
      ['', what, ours, ...(released ? [released[what] ?? ''] : []), official, ratio, ''].join(' | ').trim(),
    ),
  ].join('\n');

main(async () => {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  const released = /** @type {Record<string, string>} */ (JSON.parse(read(figures)));
  const rows = [];
  const measures = [
    ...[bundleSize, installSize, importTime, firstCallTime, callTime, typeCost, editorTime],
    ...[emulatorSpeed, emulatorCommerce, shoppersOfAMinute, recoveryTime, largeCatalog],
  ];
  for (const measure of measures) {
    const measured = await measure();
    for (const { what, ours, official, ratio } of measured) {
      const columns = [ours, released[what], official].map((figure = '') => figure.padStart(10));
      console.log([what.padEnd(60), ...columns, ratio ?? ''].join(' '));
    }
    rows.push(...measured);
  }
  const where = [
    `Measured by \`pnpm bench\` with Node ${process.versions.node} on ${cpus().length} cores: medians of interleaved rounds.`,
    'Official: `@wix/sdk` with its module packages; installed are `@wix/sdk`, `@wix/ecom`, `@wix/stores` and `@wix/redirects`.',
  ].join(' ');
  const short = table(rows.filter(({ what }) => decisive.has(what)));
  write(summary, betweenMarkers(read(summary), 'bench', `${short}\n\n${where}`));
  const whole = betweenMarkers(read(report), 'bench', `${table(rows, released)}\n\n${where}`);
  write(report, betweenMarkers(whole, 'peers', await peerSizes()));
  if (process.argv.includes('--release')) {
    write(figures, JSON.stringify(Object.fromEntries(rows.map(({ what, ours }) => [what, ours]))));
  }
  await run('prettier', ['--write', '--log-level', 'warn', summary, report, figures]);
});
