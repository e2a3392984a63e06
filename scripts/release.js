/**
 * Publishes the packages, tags their version, and creates the GitHub release if `GH_TOKEN` is set. Every step checks
 * first whether it is already done, so that a failed release is resumed by running the script again.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { packages } from './lib/packages.js';
import { releaseNotes } from './lib/release-notes.js';
import { capture, main, root, run } from './lib/run.js';

main(async () => {
  const versions = new Set(packages.map(({ manifest }) => manifest.version));
  const [version = ''] = versions;
  if (versions.size !== 1 || version === '0.0.0') {
    throw new Error(`The packages have the versions ${[...versions].join(', ')}. Run "pnpm changeset version" first.`);
  }
  const tag = `v${version}`;

  await run('changeset', ['publish', '--no-git-tag']);

  const remote = await capture('git', ['ls-remote', '--exit-code', 'origin', `refs/tags/${tag}`]);
  if (remote.code !== 0) {
    const local = await capture('git', ['rev-parse', '--verify', '--quiet', `refs/tags/${tag}`]);
    if (local.code !== 0) await run('git', ['tag', '--annotate', tag, '--message', tag]);
    await run('git', ['push', 'origin', tag]);
  }
  console.log(`${tag} is published and tagged.`);

  if (!process.env.GH_TOKEN) return;
  if ((await capture('gh', ['release', 'view', tag])).code === 0) return;
  const changelogs = packages.flatMap(({ folder, manifest: { name } }) => {
    const file = join(root, folder, 'CHANGELOG.md');
    return existsSync(file) ? [{ name, changelog: readFileSync(file, 'utf8') }] : [];
  });
  const notes = join(tmpdir(), `${tag}.md`);
  writeFileSync(notes, releaseNotes(changelogs, version));
  await run('gh', ['release', 'create', tag, '--verify-tag', '--title', tag, '--notes-file', notes]);
  rmSync(notes);
});
