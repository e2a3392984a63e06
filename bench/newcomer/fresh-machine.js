import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { configuredRegistry } from '../../scripts/lib/registry.js';
import { capture, root } from '../../scripts/lib/run.js';

/**
 * Commands on a machine that has Node.js, npm and git, and nothing of the project: a new home folder with empty caches.
 *
 * @typedef {object} FreshMachine
 * @property {(folder: string, command: string, ...args: string[]) => Promise<string>} run Runs a command and returns its
 *   output.
 * @property {(folder: string, command: string, ...args: string[]) => () => Promise<void>} start Starts a server. Returns
 *   the function that stops it.
 */

/** @param {string} home */
async function freshEnvironment(home) {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_|^pnpm_/i.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(root));
  return {
    ...Object.fromEntries(inherited),
    PATH: path.join(delimiter),
    HOME: home,
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_DATA_HOME: join(home, '.local/share'),
    npm_config_cache: join(home, '.npm'),
    npm_config_registry: await configuredRegistry(),
    npm_config_userconfig: join(home, '.npmrc'),
  };
}

/**
 * @param {string} home New folder.
 * @param {string} [registry] npm registry. Default: the configured one.
 * @returns {Promise<FreshMachine>}
 */
export async function freshMachine(home, registry) {
  mkdirSync(home);
  const env = { ...(await freshEnvironment(home)), ...(registry && { npm_config_registry: registry }) };
  return {
    async run(cwd, command, ...args) {
      const { code, output } = await capture(command, args, { cwd, env });
      if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${output}`);
      return output;
    },
    start(cwd, command, ...args) {
      const child = spawn(command, args, { cwd, env, stdio: 'ignore', detached: true });
      const exit = once(child, 'exit');
      return async () => {
        // The process group: npm does not pass signals on to all processes that it starts.
        if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
        await exit;
      };
    },
  };
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} Whether a server responds there with a page.
 */
const responds = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Throws if something listens on a URL already, whose pages would be taken for those of the started server.
 *
 * @param {string} url
 */
export async function requireFree(url) {
  const isFree = await fetch(url).then(
    () => false,
    () => true,
  );
  if (!isFree) throw new Error(`Stop the server at ${url} first: the measured store needs its port.`);
}

/**
 * Waits for a page.
 *
 * @param {string} url
 * @returns {Promise<void>} Rejects after 10 minutes.
 */
export async function untilResponds(url) {
  const end = Date.now() + 600_000;
  while (!(await responds(url))) {
    if (Date.now() > end) throw new Error(`${url} did not respond within 10 minutes.`);
    await sleep(100);
  }
}
