/**
 * Checks formatting, code, prose and structure, all at once. Prettier and ESLint skip files that have not changed since the
 * last run on this machine.
 */
import { capture, main } from './lib/run.js';

const cache = (/** @type {string} */ name) => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `node_modules/.cache/lint/${name}`,
];

/** @type {[command: string, args: string[]][]} */
const checks = [
  ['eslint', ['--max-warnings', '0', ...cache('eslint'), '.']],
  ['prettier', ['--check', '--log-level', 'warn', ...cache('prettier'), '.']],
  ['node', ['scripts/check-structure.js']],
];

main(async () => {
  const start = performance.now();
  const failed = await Promise.all(
    checks.map(async ([command, args]) => {
      const { code, output } = await capture(command, args);
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${command === 'node' ? args[0] : command}: ${code === 0 ? 'passed' : 'failed'} after ${seconds} s`);
      if (code !== 0) console.log(output);
      return code !== 0;
    }),
  );
  if (failed.includes(true)) throw new Error('Run `pnpm format` for formatting. The rest is listed above.');
});
