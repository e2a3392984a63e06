/** Compares Cartwright with the official packages and other SDKs, and writes the tables into the README. */
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
import { importTime } from './measure/import-time.js';
import { installSize } from './measure/install-size.js';
import { largeCatalog } from './measure/large-catalog.js';
import { peerSizes } from './measure/peer-sizes.js';
import { recoveryTime } from './measure/recovery-time.js';
import { shoppersOfAMinute } from './measure/shoppers.js';
import { typeCost } from './measure/type-cost.js';

/** @param {import('./lib/row.js').Row[]} rows */
const table = (rows) =>
  [
    '| | Cartwright | official | |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(({ what, ours, official = '', ratio = '' }) => `| ${what} | ${ours} | ${official} | ${ratio} |`),
  ].join('\n');

main(async () => {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  const rows = [];
  const measures = [
    ...[bundleSize, installSize, importTime, callTime, typeCost, editorTime],
    ...[emulatorSpeed, emulatorCommerce, shoppersOfAMinute, recoveryTime, largeCatalog],
  ];
  for (const measure of measures) {
    const measured = await measure();
    for (const { what, ours, official, ratio } of measured) {
      console.log([what.padEnd(60), ours.padStart(10), (official ?? '').padStart(10), ratio ?? ''].join(' '));
    }
    rows.push(...measured);
  }
  const where = [
    `Measured by \`pnpm bench\` with Node ${process.versions.node} on ${cpus().length} cores: medians of interleaved rounds.`,
    'Official: `@wix/sdk` with its module packages; installed are `@wix/sdk`, `@wix/ecom`, `@wix/stores` and `@wix/redirects`.',
  ].join(' ');
  const file = join(root, 'README.md');
  const text = betweenMarkers(readFileSync(file, 'utf8'), 'bench', `${table(rows)}\n\n${where}`);
  writeFileSync(file, betweenMarkers(text, 'peers', await peerSizes()));
  await run('prettier', ['--write', '--log-level', 'warn', 'README.md']);
});
