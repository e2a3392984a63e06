/** Writes the status table of `docs/benchmarks.md` from `conformance/coverage`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { betweenMarkers } from './lib/between-markers.js';
import { main, root, run } from './lib/run.js';
import { statusTable } from './lib/status-table.js';

main(async () => {
  const file = join(root, 'docs/benchmarks.md');
  writeFileSync(file, betweenMarkers(readFileSync(file, 'utf8'), 'status', await statusTable()));
  await run('prettier', ['--write', '--log-level', 'warn', 'docs/benchmarks.md']);
});
