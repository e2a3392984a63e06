/**
 * Checks the structure of packages and examples: files and folders do not import each other, layers import downward only,
 * and the emulator's shop imports no platform formats.
 */
import { fileURLToPath } from 'node:url';

import { ancestorCycles } from './structure/ancestor-cycles.js';
import { cruisePackages } from './structure/cruise-packages.js';

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
