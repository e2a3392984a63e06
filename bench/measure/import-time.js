import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { compared, milliseconds } from '../lib/row.js';
import { interleaved } from '../lib/statistics.js';

/**
 * @param {string} code Statements of a module.
 * @returns {number} CPU time in milliseconds of a process that runs them.
 */
function cpuTime(code) {
  const report = 'const { user, system } = process.cpuUsage(); process.stdout.write(String(user + system));';
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code + report], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout) / 1000;
}

/** @param {string[]} modules */
const imports = (modules) => () => cpuTime(modules.map((name) => `await import('${name}');`).join(''));

/** Measures the CPU time of imports in Node, minus that of an empty process. */
export async function importTime() {
  const { empty, two, four, ours, official } = await interleaved(15, {
    empty: imports([]),
    two: imports(['@cartwright/core', '@cartwright/identity']),
    four: imports(['@cartwright/core', '@cartwright/identity', '@cartwright/ecom', '@cartwright/stores']),
    ours: imports(['./size/store-client.js']),
    official: imports(['./size/official-store-client.js']),
  });
  return [
    compared(
      'Import in Node: client with cart, products, collections, redirects',
      ours - empty,
      official - empty,
      milliseconds,
    ),
    { what: 'Import in Node: core and identity', ours: milliseconds(two - empty) },
    { what: 'Import in Node: core, identity, ecom and stores, whole', ours: milliseconds(four - empty) },
  ];
}
