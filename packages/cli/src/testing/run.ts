import { PassThrough } from 'node:stream';
import { runCommandLine } from '../run-command-line.js';
import type { Terminal } from '../command/terminal.js';

/** Result of a command line. */
export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly error: string;
}

/** Runs a command line. Returns its exit code and what it has written. */
export async function run(args: readonly string[], terminal: Partial<Terminal> = {}): Promise<Ran> {
  const written = { out: '', error: '' };
  const defaults: Terminal = {
    out: (text) => void (written.out += text),
    error: (text) => void (written.error += text),
    isInteractive: false,
    stdin: new PassThrough(),
    stdout: new PassThrough(),
    cwd: process.cwd(),
    env: {},
    fetch: globalThis.fetch,
    signal: new AbortController().signal,
  };
  const given = Object.getOwnPropertyDescriptors(terminal);
  const exitCode = await runCommandLine(args, Object.defineProperties({ ...defaults }, given));
  return { exitCode, ...written };
}
