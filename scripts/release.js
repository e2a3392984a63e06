/**
 * Publishes the packages. `--channel canary` publishes the versions of `changeset version --snapshot canary` with the tag
 * `canary`. Otherwise tags the version in git, too, and creates the GitHub release if `GH_TOKEN` is set. Every step checks
 * first whether it is already done, so that a failed release is resumed by running the script again.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { packages } from './lib/packages.js';
import { configuredRegistry, missingPackages } from './lib/registry.js';
import { releaseNotes } from './lib/release-notes.js';
import { capture, main, root, run } from './lib/run.js';

const { values } = parseArgs({ options: { channel: { type: 'string', default: 'latest' } } });
const isCanary = values.channel === 'canary';

/**
 * @returns {string} The version of all packages.
 */
function checkVersion() {
  const versions = new Set(packages.map(({ manifest }) => manifest.version));
  const [version = ''] = versions;
  if (versions.size !== 1 || version === '0.0.0') {
    throw new Error(`The packages have the versions ${[...versions].join(', ')}. Run "pnpm changeset version" first.`);
  }
  if (version.includes('-canary') !== isCanary) {
    throw new Error(`${version} is not a version for the channel "${values.channel}".`);
  }
  return version;
}

/** @param {string} tag */
async function pushTag(tag) {
  const remote = await capture('git', ['ls-remote', '--exit-code', 'origin', `refs/tags/${tag}`]);
  if (remote.code === 0) return;
  const local = await capture('git', ['rev-parse', '--verify', '--quiet', `refs/tags/${tag}`]);
  if (local.code !== 0) await run('git', ['tag', '--annotate', tag, '--message', tag]);
  await run('git', ['push', 'origin', tag]);
}

/**
 * @param {string} tag
 * @param {string} version
 */
async function createGitHubRelease(tag, version) {
  if ((await capture('gh', ['release', 'view', tag])).code === 0) return;
  const changelogs = packages.flatMap(({ folder, manifest: { name } }) => {
    const file = join(root, folder, 'CHANGELOG.md');
    return existsSync(file) ? [{ name, changelog: readFileSync(file, 'utf8') }] : [];
  });
  const notes = join(tmpdir(), `${tag}.md`);
  writeFileSync(notes, releaseNotes(changelogs, version));
  await run('gh', ['release', 'create', tag, '--verify-tag', '--title', tag, '--notes-file', notes]);
  rmSync(notes);
}

main(async () => {
  const version = checkVersion();
  const missing = await missingPackages(await configuredRegistry());
  if (missing.length > 0) {
    const problem = `${missing.join(', ')}: not on npm yet, and trusted publishing cannot create packages. Run "pnpm release:setup" once (see RELEASING.md).`;
    // There is nothing to try before the first release.
    if (isCanary) return console.log(`No canary version is published. ${problem}`);
    throw new Error(problem);
  }
  await run('changeset', ['publish', '--no-git-tag', ...(isCanary ? ['--tag', 'canary'] : [])]);
  if (isCanary) return console.log(`${version} is published with the tag "canary".`);

  const tag = `v${version}`;
  await pushTag(tag);
  console.log(`${tag} is published and tagged.`);
  if (process.env.GH_TOKEN) await createGitHubRelease(tag, version);
});
