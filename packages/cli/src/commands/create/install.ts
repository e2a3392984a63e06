import { spawn } from 'node:child_process';
import { CliError } from '../../command/cli-error.js';
import type { PackageManager } from '../../command/package-manager.js';
import type { Terminal } from '../../command/terminal.js';

/**
 * Installs the dependencies of a folder. The output of the package manager goes to standard error.
 *
 * @throws {CliError} `install_failed`, `interrupted`
 */
export async function install(folder: string, manager: PackageManager, { env, signal }: Terminal): Promise<void> {
  const code = await new Promise<number | string>((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(manager, ['install'], { cwd: folder, env: { ...env }, shell, signal, stdio: ['ignore', 2, 2] });
    child.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    child.once('close', (exitCode) => resolve(exitCode ?? 'a signal'));
  });
  if (code === 0) return;
  const written = `The files of the store are in ${folder}`;
  if (signal.aborted) throw new CliError('interrupted', `Interrupted. ${written}: run "${manager} install" there.`);
  throw new CliError('install_failed', `"${manager} install" ended with ${code}. ${written}: run it there.`);
}
