import { spawn } from 'node:child_process';
import { CliError } from '../../command/cli-error.js';
import { command } from '../../command/command.js';
import type { Terminal } from '../../command/terminal.js';
import { readSetup } from '../../setup/read-setup.js';

const help = `Usage: cartwright dev COMMAND [arguments...]

Starts the command, such as "next dev", together with the emulator, if the settings of the store in this folder name one:
WIX_API_URL is a URL of this machine. An emulator that runs there already is used, so that you can start one with
options of its own. Both end together.
`;

const isLocal = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether an emulator responds at a URL. */
const isRunning = (url: string, { fetch, signal }: Terminal): Promise<boolean> =>
  fetch(`${url}/_emulator/clock`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts the emulator that the settings name, if it does not run.
 *
 * @returns A function that stops it. The exit code, if it cannot be started.
 */
async function startEmulator(terminal: Terminal): Promise<number | (() => Promise<void>)> {
  const nothing = { clientId: undefined, apiUrl: undefined, origin: undefined, redirectUri: [], catalog: undefined };
  const { apiUrl, isEmulator } = readSetup(nothing, terminal);
  const { hostname, port } = new URL(apiUrl);
  if (!isEmulator || !isLocal(hostname) || (await isRunning(apiUrl, terminal))) return () => Promise.resolve();
  const { runCommandLine } = await import('@cartwright/emulator/node');
  const output = { ...terminal, isTerminal: terminal.isInteractive };
  const started = await runCommandLine(['--port', port], output, 'npx cartwright emulator');
  return typeof started === 'number' ? started : started.close;
}

/** Runs a command until it ends, or until the signal stops it. Returns its exit code. */
const runUntilEnd = ([program = '', ...args]: readonly string[], { cwd, env, signal }: Terminal): Promise<number> =>
  new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    const child = spawn(program, args, { cwd, env: { ...env }, shell, signal, stdio: 'inherit' });
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (!signal.aborted) reject(new CliError('not_started', `"${program}" cannot be started: ${error.message}.`));
    });
    child.once('close', (code) => resolve(signal.aborted ? 0 : (code ?? 1)));
  });

/** `cartwright dev`: starts a store and the emulator that it calls. */
export const dev = command({
  name: 'dev',
  summary: 'start a store together with the emulator that it calls',
  passesThrough: true,
  async run({ args, terminal }) {
    const [program] = args;
    if (program === '--help' || program === '-h') {
      terminal.out(help);
      return 0;
    }
    if (program === undefined) throw new CliError('usage', 'Name the command: cartwright dev next dev.');
    const stop = await startEmulator(terminal);
    if (typeof stop === 'number') return stop;
    try {
      return await runUntilEnd(args, terminal);
    } finally {
      await stop();
    }
  },
});
