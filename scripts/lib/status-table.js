import { join } from 'node:path';

import { runnerImport } from 'vite';

import { root } from './run.js';

/**
 * Generates the README's status table from `conformance/coverage`.
 *
 * @returns {Promise<string>}
 */
export async function statusTable() {
  const { module } = await runnerImport(join(root, 'conformance/coverage/summary.ts'));
  const { summary } = /** @type {typeof import('../../conformance/coverage/summary.js')} */ (module);
  const rows = Object.entries(summary()).map(
    ([kind, { done, partial, planned }]) => `| ${kind} | ${done} | ${partial} | ${planned} |`,
  );
  return ['| Specification | done | partial | planned |', '| --- | ---: | ---: | ---: |', ...rows].join('\n');
}
