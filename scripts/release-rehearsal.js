/**
 * Rehearses a release of the last commit, in a clone, with a local registry instead of npm and without GitHub. Runs the
 * commands of the `release` workflow. First the release before and after `release:setup`, and a canary version. Then a
 * build in the clone, a publish that fails halfway, its repetition, the tag. Then installs the packages from the registry in new applications and runs
 * them. Arguments select the applications, as in `test:everywhere`; without arguments, all.
 */
import { equal, match, notEqual } from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from './lib/build.js';
import { isBuilt } from './lib/is-built.js';
import { builtFolders, packages } from './lib/packages.js';
import { capture, main, root, run } from './lib/run.js';
import { testApplications } from './lib/test-applications.js';
import { startVerdaccio } from './lib/verdaccio.js';

const names = packages.map(({ manifest }) => manifest.name);
const folder = mkdtempSync(join(tmpdir(), 'cartwright-release-'));
const origin = join(folder, 'origin.git');
const clone = join(folder, 'clone');
const inClone = { cwd: clone };

/** @param {string} title */
const announce = (title) => console.log(`\n--- ${title}\n`);

/** @param {...string} args */
const git = async (...args) => {
  const { code, output } = await capture('git', args, inClone);
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output.trim();
};

/**
 * Copies the last commit into a repository that pushes to another one, as to GitHub. It has no earlier commits, which a
 * shallow checkout does not have either.
 */
async function cloneRepository() {
  await run('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', origin]);
  await run('git', ['clone', '--quiet', origin, clone]);
  await git('config', 'user.name', 'Rehearsal');
  await git('config', 'user.email', 'rehearsal@localhost');
  const sources = join(folder, 'sources.tar');
  await run('git', ['archive', '--output', sources, 'HEAD']);
  await run('tar', ['--extract', '--file', sources], inClone);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Sources');
  await git('push', '--quiet', '--set-upstream', 'origin', 'HEAD:main');
  await run('pnpm', ['install', '--frozen-lockfile', '--ignore-scripts', '--prefer-offline'], inClone);
}

/** @returns {Set<string>} The versions of the packages in the clone. */
const versions = () =>
  new Set(
    packages.map(({ folder: path }) => {
      /** @type {{ version: string }} */
      const { version } = JSON.parse(readFileSync(join(clone, path, 'package.json'), 'utf8'));
      return version;
    }),
  );

/**
 * The end of the job `build`, and the part of the job `publish` that takes over its files.
 *
 * @returns {Promise<string>} The version of all packages.
 */
async function carryBuild() {
  const archive = join(folder, 'release.tgz');
  await run('node', ['scripts/release-files.js', 'pack', archive], inClone);
  const [version = '', ...others] = versions();
  equal(others.length, 0, 'All packages have the same version.');
  await git('reset', '--quiet', '--hard');
  await git('clean', '--quiet', '-dxf', '--exclude', 'node_modules');
  await run('node', ['scripts/release-files.js', 'unpack', archive], inClone);
  return version;
}

/** @param {import('./lib/verdaccio.js').Registry} registry */
async function releaseCanary(registry) {
  announce('A canary version');
  await run('changeset', ['version', '--snapshot', 'canary'], inClone);
  for (const path of builtFolders) cpSync(join(root, path), join(clone, path), { recursive: true });
  const version = await carryBuild();
  match(version, /^\d+\.\d+\.\d+-canary[.-]\d{14}$/);
  await run('node', ['scripts/release.js', '--channel', 'canary'], { ...inClone, env: registry.env });
  for (const name of names) equal(await distTag(registry, name, 'canary'), version);
  await git('reset', '--quiet', '--hard');
}

/**
 * @param {import('./lib/verdaccio.js').Registry} registry
 * @param {string} name
 * @param {string} tag
 * @returns {Promise<string | undefined>}
 */
async function distTag({ url }, name, tag) {
  const response = await fetch(`${url}-/package/${encodeURIComponent(name)}/dist-tags`);
  return /** @type {Record<string, string>} */ (await response.json())[tag];
}

/**
 * @param {import('./lib/verdaccio.js').Registry} registry
 * @returns {Promise<string>} The output of the job `channel`.
 */
async function channel({ env }) {
  const { output } = await capture('node', ['scripts/release-channel.js'], { ...inClone, env });
  return output.trim();
}

/** Merges the pull request of the job `version`. */
async function mergeVersions() {
  announce('The versions');
  await run('changeset', ['version'], inClone);
  const changed = ['packages/*/CHANGELOG.md', 'packages/*/package.json'];
  await run('prettier', ['--check', '--log-level', 'warn', ...changed], inClone);
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Version packages');
  await git('push', '--quiet', 'origin', 'HEAD');
}

/** @param {import('./lib/verdaccio.js').Registry} registry */
async function release({ env }) {
  const result = await capture('node', ['scripts/release.js'], { ...inClone, env: { ...env, GH_TOKEN: '' } });
  console.log(result.output);
  return result;
}

main(async () => {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  mkdirSync(join(folder, 'registry'));
  let registry = await startVerdaccio(join(folder, 'registry'));
  /** @param {string[]} [refused] */
  const restart = async (refused = []) => {
    await registry.stop();
    registry = await startVerdaccio(join(folder, 'registry'), { refused, port: Number(new URL(registry.url).port) });
  };
  try {
    await cloneRepository();
    const setup = { ...inClone, env: registry.env };

    announce('The first release, before the packages exist');
    await run('changeset', ['version'], inClone);
    const early = await release(registry);
    notEqual(early.code, 0);
    match(early.output, /pnpm release:setup/);
    await git('reset', '--quiet', '--hard');
    await git('clean', '--quiet', '-df');
    await run('node', ['scripts/release-setup.js', '--skip-trust'], setup);
    await run('node', ['scripts/release-setup.js', '--skip-trust'], setup);

    equal(await channel(registry), 'channel=canary');
    await releaseCanary(registry);
    await mergeVersions();
    equal(await channel(registry), 'channel=latest');
    const later = join(clone, '.changeset/later.md');
    writeFileSync(later, `---\n'@cartwright/core': patch\n---\n\nMerged before the release.\n`);
    equal(await channel(registry), 'channel=latest', 'A later commit publishes the version, too.');

    announce('The build');
    await run('pnpm', ['build'], inClone);
    const version = await carryBuild();

    announce('The registry refuses one package');
    await restart(['@cartwright/react']);
    notEqual((await release(registry)).code, 0, 'A publish that failed is a failure.');
    equal(await git('ls-remote', 'origin', 'refs/tags/*'), '', 'Nothing is tagged before everything is published.');

    announce('The same again, and once more');
    await restart();
    equal((await release(registry)).code, 0);
    equal((await release(registry)).code, 0);
    equal((await git('ls-remote', 'origin', 'refs/tags/*')).includes(`refs/tags/v${version}`), true, 'There is a tag.');
    for (const name of names) equal(await distTag(registry, name, 'latest'), version);
    equal(await channel(registry), 'channel=latest');
    writeFileSync(later, '');
    equal(await channel(registry), 'channel=canary', 'A published version is left alone.');

    announce(`Applications that install ${version}`);
    // As an environment variable, because pnpm gives its own registry to scripts as one, which would win over a file.
    const env = { npm_config_registry: registry.url, REHEARSAL_VERSION: version };
    await testApplications(process.argv.slice(2), env);
    console.log(`\nVersion ${version} was published, tagged and installed.`);
  } finally {
    await registry.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
