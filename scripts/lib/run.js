import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Windows runs the commands of npm packages only in a shell. */
const shell = process.platform === 'win32';

/** Environment of child processes, with the tools of the repository first in the path. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
};

/**
 * Runs a command that writes to this process's output.
 *
 * @param {string} command
 * @param {string[]} [args]
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<void>} Rejects when the command fails.
 */
export async function run(command, args = [], options = {}) {
  const code = await exitCode(command, args, options);
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed with exit code ${code}`);
}

/**
 * Runs a command and returns its exit code.
 *
 * @param {string} command
 * @param {string[]} [args]
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function exitCode(command, args = [], options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', shell, env: environment, ...options });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command and returns its exit code and output.
 *
 * @param {string} command
 * @param {string[]} [args]
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args = [], options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      shell,
      env: environment,
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs the main function of a script. An error is printed in one line and sets the exit code.
 *
 * @param {() => Promise<void>} task
 * @returns {void}
 */
export function main(task) {
  task().catch((/** @type {unknown} */ error) => {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
