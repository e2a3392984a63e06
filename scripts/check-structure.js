/**
 * Checks the structure of the packages and examples: files and folders do not import each other, layers import downward only, and the
 * emulator's shop has no platform formats. Also checks that the drawings in ARCHITECTURE.md are those of the code.
 * `--write` updates the drawings.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { betweenMarkers } from './lib/between-markers.js';
import { ancestorCycles } from './structure/ancestor-cycles.js';
import { cruisePackages } from './structure/cruise-packages.js';
import { drawing } from './structure/drawing.js';
import { formatNames } from './structure/format-names.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const result = await cruisePackages(root);
for (const { cycle, from, rule, to } of result.summary.violations) {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
  console.error(`${rule.name}: ${path}`);
  process.exitCode = 1;
}
for (const path of ancestorCycles(result)) {
  console.error(`no-folder-cycles: ${path} is part of a cycle. Move what both need into the lower folder.`);
  process.exitCode = 1;
}
for (const name of formatNames(root)) {
  console.error(`shop-without-formats: ${name} is a field of the platform. Format it in src/api.`);
  process.exitCode = 1;
}

/** @type {Record<string, (path: string) => string | undefined>} */
const drawings = {
  'emulator-layers': (path) => {
    const [, name] = /^packages\/emulator\/src\/([^/]+)/.exec(path) ?? [];
    return name?.endsWith('.ts') ? 'create-emulator' : name;
  },
  'emulator-shop': (path) => /^packages\/emulator\/src\/shop\/((pricing\/)?[^/]+)\//.exec(path)?.[1],
};

const page = `${root}ARCHITECTURE.md`;
const before = readFileSync(page, 'utf8');
const after = Object.entries(drawings).reduce(
  (text, [name, nodeOf]) => betweenMarkers(text, name, drawing(result, nodeOf)),
  before,
);
if (after !== before && process.argv.includes('--write')) writeFileSync(page, after);
else if (after !== before) {
  console.error(
    'The drawings in ARCHITECTURE.md are not those of the code. Run "node scripts/check-structure.js --write".',
  );
  process.exitCode = 1;
}
