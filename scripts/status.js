/** Writes the README's status table from `conformance/coverage`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { betweenMarkers } from './lib/between-markers.js';
import { main, root, run } from './lib/run.js';
import { statusTable } from './lib/status-table.js';

main(async () => {
  const file = join(root, 'README.md');
  writeFileSync(file, betweenMarkers(readFileSync(file, 'utf8'), 'status', await statusTable()));
  await run('prettier', ['--write', '--log-level', 'warn', 'README.md']);
});
