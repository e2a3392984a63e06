/**
 * Rehearses a release of the last commit, in a clone and with a local registry. It includes versions, a publish that
 * fails halfway, its repetition, the tag, and an application that installs the packages. Verdaccio is downloaded through
 * npx, unless `VERDACCIO_BIN` is the path of its script.
 */
import { deepStrictEqual, equal, notEqual } from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { packages } from './lib/packages.js';
import { freePort } from './lib/ports.js';
import { capture, environment, exitCode, main, root, run } from './lib/run.js';

const names = packages.map(({ manifest }) => manifest.name);

/**
 * Starts a registry without packages.
 *
 * @param {string} folder
 * @param {number} port
 * @param {string[]} refused Packages whose publication the registry rejects.
 */
async function startRegistry(folder, port, refused) {
  const config = join(folder, 'verdaccio.yaml');
  const rules = refused.map((name) => `  '${name}':\n    access: $all\n    publish: nobody\n`).join('');
  writeFileSync(
    config,
    `storage: ${join(folder, 'storage')}\npackages:\n${rules}  '**':\n    access: $all\n    publish: $all\nlog: { type: stdout, level: warn }\n`,
  );
  const args = ['--config', config, '--listen', `127.0.0.1:${port}`];
  const installed = process.env.VERDACCIO_BIN;
  const child = installed
    ? spawn('node', [installed, ...args], { stdio: 'inherit' })
    : spawn('npx', ['-y', 'verdaccio@6', ...args], { stdio: 'inherit' });
  const exit = once(child, 'exit');
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries++) {
    if (tries > 300 || child.exitCode !== null) throw new Error('Verdaccio did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return async () => {
    child.kill();
    await exit;
  };
}

main(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-release-'));
  const origin = join(folder, 'origin.git');
  const clone = join(folder, 'clone');
  const consumer = join(folder, 'consumer');
  const port = await freePort();
  const registry = `http://127.0.0.1:${port}/`;
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `//127.0.0.1:${port}/:_authToken=rehearsal\n`);
  const env = { ...environment, GH_TOKEN: '', npm_config_registry: registry, npm_config_userconfig: npmrc };
  const inClone = { cwd: clone };

  /** @param {...string} args */
  const git = async (...args) => (await capture('git', args, inClone)).output.trim();
  const release = () => exitCode('node', ['scripts/release.js'], { ...inClone, env });

  let stop = async () => {};
  try {
    await run('git', ['clone', '--quiet', '--bare', root, origin]);
    await run('git', ['clone', '--quiet', origin, clone]);
    await git('config', 'user.name', 'Rehearsal');
    await git('config', 'user.email', 'rehearsal@localhost');
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], inClone);

    await run('changeset', ['version'], inClone);
    const versions = packages.map(({ folder: path }) => {
      const manifest = readFileSync(join(clone, path, 'package.json'), 'utf8');
      return /** @type {{ version: string }} */ (JSON.parse(manifest)).version;
    });
    const [version = ''] = versions;
    deepStrictEqual(new Set(versions), new Set([version]), 'All packages have the same version.');
    notEqual(version, '0.0.0', 'There is a changeset.');
    await run(
      'prettier',
      ['--check', '--log-level', 'warn', 'packages/*/CHANGELOG.md', 'packages/*/package.json'],
      inClone,
    );
    await git('commit', '--quiet', '--all', '--message', 'Version packages');
    await run('tsup', [], inClone);
    await run('tsc', ['-b', 'tsconfig.build.json'], inClone);

    console.log('\n--- The registry refuses one package\n');
    stop = await startRegistry(folder, port, ['@cartwright/react']);
    notEqual(await release(), 0, 'A publish that failed is a failure.');
    equal(await git('ls-remote', 'origin', 'refs/tags/*'), '', 'Nothing is tagged before everything is published.');
    await stop();

    console.log('\n--- The same again, and once more\n');
    stop = await startRegistry(folder, port, []);
    equal(await release(), 0);
    equal(await release(), 0);
    equal((await git('ls-remote', 'origin', 'refs/tags/*')).includes(`refs/tags/v${version}`), true, 'There is a tag.');

    console.log('\n--- An application\n');
    mkdirSync(consumer);
    writeFileSync(join(consumer, 'package.json'), '{ "private": true, "type": "module" }');
    writeFileSync(join(consumer, '.npmrc'), `@cartwright:registry=${registry}\n`);
    await run('npm', ['install', '--no-audit', '--no-fund', ...names], { cwd: consumer });
    for (const name of names) {
      const installed = join(consumer, 'node_modules', name);
      equal(existsSync(join(installed, 'CHANGELOG.md')), true, `${name} has its CHANGELOG.`);
      await run('node', ['--input-type=module', '--eval', `await import('${name}')`], { cwd: consumer });
    }
    console.log(`\nVersion ${version} was published, tagged and installed.`);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
