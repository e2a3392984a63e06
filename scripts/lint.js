/**
 * Checks formatting, code, prose and structure, all at once. Prettier and ESLint skip files that have not changed since the
 * last run on this machine. ESLint does not notice changed rules, so its cache belongs to one version of them.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { capture, environment, main } from './lib/run.js';

const rules = createHash('sha256');
for (const file of readdirSync('scripts/eslint').sort()) rules.update(readFileSync(`scripts/eslint/${file}`));
const version = rules.digest('hex').slice(0, 8);

const cache = (/** @type {string} */ name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `node_modules/.cache/lint/${name}-${version}`,
];

/** @type {[command: string, args: string[]][]} */
const checks = [
  ['eslint', ['--max-warnings', '0', ...cache('eslint'), '.']],
  ['prettier', ['--check', '--log-level', 'warn', ...cache('prettier'), '.']],
  ['node', ['scripts/check-structure.js']],
];

// ESLint keeps the types of all projects in memory, more than the default limit of Node.js.
const env = { NODE_OPTIONS: '--max-old-space-size=6144', ...environment };

main(async () => {
  const start = performance.now();
  const failed = await Promise.all(
    checks.map(async ([command, args]) => {
      const { code, output } = await capture(command, args, { env });
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${command === 'node' ? args[0] : command}: ${code === 0 ? 'passed' : 'failed'} after ${seconds} s`);
      if (code !== 0) console.log(output);
      return code !== 0;
    }),
  );
  if (failed.includes(true)) throw new Error('Run `pnpm format` for formatting. The rest is listed above.');
});
