import { join } from 'node:path';

import { runnerImport } from 'vite';

import { root } from './run.js';

/**
 * Generates the status tables from `conformance/coverage`: of the specification, and of later modules. Lists the partial items.
 *
 * @returns {Promise<string>}
 */
export async function statusTable() {
  const { module } = await runnerImport(join(root, 'conformance/coverage/summary.ts'));
  const { laterSummary, listPartial, summary } = /** @type {typeof import('../../conformance/coverage/summary.js')} */ (
    module
  );
  /** @type {(name: string, counts: ReturnType<typeof summary>) => string[]} */
  const createTable = (name, counts) => [
    `| ${name} | done | partial | planned |`,
    '| --- | ---: | ---: | ---: |',
    ...Object.entries(counts).map(
      ([kind, { done, partial, planned }]) => `| ${kind} | ${done} | ${partial} | ${planned} |`,
    ),
    '',
  ];
  const partial = listPartial().map(
    ({ note, reason, text }) => `- “${text}”: ${note}.${reason ? ` Reason: ${reason}.` : ''}`,
  );
  return [
    ...createTable('Specification', summary()),
    ...createTable('Later operations', laterSummary()),
    ...(partial.length > 0
      ? ['Partial items, with the reasons of [intended differences](../conformance/differences.ts):', '', ...partial]
      : []),
  ].join('\n');
}
