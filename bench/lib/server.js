import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Server in a separate process.
 *
 * @typedef {object} Server
 * @property {string} url
 * @property {() => Promise<unknown>} stop
 */

/**
 * Starts a server and waits until it responds.
 *
 * @param {string} url
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<Server>}
 */
export async function startServer(url, command, args, options = {}) {
  const server = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  while (!(await fetch(url, { redirect: 'manual' }).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${command} ended with exit code ${server.exitCode}.`);
    await sleep(50);
  }
  return {
    url,
    stop() {
      server.kill();
      return ended;
    },
  };
}
