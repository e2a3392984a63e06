import { runCommandLine } from './run-command-line.js';

const started = await runCommandLine(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
});

if (typeof started === 'number') process.exitCode = started;
else for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void started.close());
