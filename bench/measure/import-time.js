import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { interleaved } from '../lib/statistics.js';
import { compared, milliseconds } from '../lib/row.js';

/** @param {string} code */
function timed(code) {
  const started = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - started;
}

/** Measures the import time of a client with its four modules, minus that of an empty process. */
export async function importTime() {
  const medians = await interleaved(15, {
    empty: () => timed(''),
    ours: () => timed('await import("./size/store-client.js")'),
    official: () => timed('await import("./size/official-store-client.js")'),
  });
  return [compared('Import time', medians.ours - medians.empty, medians.official - medians.empty, milliseconds)];
}
