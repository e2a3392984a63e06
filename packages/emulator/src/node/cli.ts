import { runCommandLine } from './run-command-line.js';

const output = {
  out: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
};
const started = await runCommandLine(process.argv.slice(2), output, undefined, { overrideGlobalObjects: true });

if (typeof started === 'number') process.exitCode = started;
else for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void started.close());
