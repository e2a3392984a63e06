import { join } from 'node:path';

import { runnerImport } from 'vite';

import { root } from './run.js';

/**
 * Generates the README's status table from `conformance/coverage`, and the list of the partial items.
 *
 * @returns {Promise<string>}
 */
export async function statusTable() {
  const { module } = await runnerImport(join(root, 'conformance/coverage/summary.ts'));
  const { listPartial, summary } = /** @type {typeof import('../../conformance/coverage/summary.js')} */ (module);
  const rows = Object.entries(summary()).map(
    ([kind, { done, partial, planned }]) => `| ${kind} | ${done} | ${partial} | ${planned} |`,
  );
  const partial = listPartial().map(
    ({ note, reason, text }) => `- “${text}”: ${note}.${reason ? ` Reason: ${reason}.` : ''}`,
  );
  return [
    '| Specification | done | partial | planned |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
    ...(partial.length > 0
      ? ['Partial items, with the reasons of [intended differences](../conformance/differences.ts):', '', ...partial]
      : []),
  ].join('\n');
}
