import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { packages } from './packages.js';
import { freePort, host } from './ports.js';
import { configuredRegistry } from './registry.js';
import { capture, environment } from './run.js';

const VERSION = '6.2.9';

/**
 * @typedef {object} Registry
 * @property {string} url With a slash at the end.
 * @property {NodeJS.ProcessEnv} env Environment in which npm and pnpm use the registry.
 * @property {() => Promise<void>} stop
 */

/**
 * Writes the settings of a registry that has the packages of the workspace itself, and all others from the configured
 * registry.
 *
 * @param {string} folder
 * @param {string[]} refused Packages whose publication the registry rejects.
 */
async function writeConfig(folder, refused) {
  const ours = packages.map(({ manifest: { name } }) => {
    const publish = refused.includes(name) ? 'nobody' : '$all';
    return [name, { access: '$all', publish }];
  });
  const config = {
    storage: join(folder, 'storage'),
    uplinks: { npm: { url: await configuredRegistry(), maxage: '1h', timeout: '60s' } },
    packages: { ...Object.fromEntries(ours), '**': { access: '$all', publish: 'nobody', proxy: 'npm' } },
    log: { type: 'stdout', level: 'error' },
    max_body_size: '100mb',
  };
  const file = join(folder, 'verdaccio.yaml');
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/**
 * Installs Verdaccio, once for all runs.
 *
 * @returns {Promise<string>} Its script.
 */
async function installVerdaccio() {
  const folder = join(tmpdir(), `cartwright-verdaccio-${VERSION}`);
  const script = 'node_modules/verdaccio/bin/verdaccio';
  if (existsSync(join(folder, script))) return join(folder, script);
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial);
  // Verdaccio depends on a tag of node-fetch, which not every mirror of npm has.
  const manifest = { private: true, dependencies: { verdaccio: VERSION }, overrides: { 'node-fetch': '2.7.0' } };
  writeFileSync(join(partial, 'package.json'), JSON.stringify(manifest));
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  const { code, output } = await capture('npm', args, { cwd: partial });
  if (code !== 0) throw new Error(`Installing Verdaccio failed:\n${output}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
  return join(folder, script);
}

/**
 * Starts Verdaccio.
 *
 * @param {string} folder Folder of its files. Started in the same folder again, it has the same packages.
 * @param {object} [options]
 * @param {string[]} [options.refused] Packages whose publication it rejects.
 * @param {number} [options.port] Default: a free port.
 * @returns {Promise<Registry>}
 */
export async function startVerdaccio(folder, { refused = [], port } = {}) {
  const url = `http://${host}:${port ?? (await freePort())}/`;
  const args = [await installVerdaccio(), '--config', await writeConfig(folder, refused), '--listen', url];
  const child = spawn('node', args, { stdio: ['ignore', 'inherit', 'inherit'], env: environment });
  const exit = once(child, 'exit');
  const isUp = () =>
    fetch(`${url}-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('Verdaccio did not start.');
    await sleep(100);
  }
  const npmrc = join(folder, 'npmrc');
  // npm publishes with a token only. The registry accepts any.
  writeFileSync(npmrc, `${url.replace('http:', '')}:_authToken=any\n`);
  return {
    url,
    env: { ...environment, npm_config_registry: url, npm_config_userconfig: npmrc },
    async stop() {
      child.kill();
      await exit;
    },
  };
}
