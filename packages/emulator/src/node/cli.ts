import { createRequire } from 'node:module';
import { run } from './run.js';

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string };
const started = await run(process.argv.slice(2), version, {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
});

if (typeof started === 'number') process.exitCode = started;
else for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void started.close());
