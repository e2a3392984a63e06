/**
 * Builds the documentation site in `docs/site/dist`: guides, API reference, search. Installs its generator on first use,
 * because no other command needs it. `--dev` serves the site with hot reload instead, without search. The environment
 * variables `DOCS_VERSION` and `DOCS_VERSIONS` select the version that the site shows, and its folder below `dist`.
 */
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

import { writeContent, writeGuides } from './docs-site/write-content.js';
import { build } from './lib/build.js';
import { isBuilt } from './lib/is-built.js';
import { main, root, run } from './lib/run.js';

const site = join(root, 'docs/site');
const rspress = join(site, 'node_modules/.bin/rspress');

/** Installs what `docs/site/package.json` lists. It is outside of the workspace. */
const install = () =>
  run('pnpm', ['install', '--ignore-workspace', '--ignore-scripts', '--frozen-lockfile', '--prefer-offline'], {
    cwd: site,
  });

/** Writes the pages, and the playground's sandbox. */
async function write() {
  writeContent();
  await run('node', [join(site, 'sandbox/build.js')]);
}

main(async () => {
  await install();
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  if (process.argv.includes('--dev')) {
    if (!existsSync(join(root, 'docs/api'))) console.log('Run "pnpm docs:api" to see the API reference.');
    await write();
    watch(join(root, 'docs'), (_event, file) => {
      if (file?.endsWith('.md')) writeGuides();
    });
    await run(rspress, ['dev'], { cwd: site });
    return;
  }
  await run('typedoc');
  await write();
  await run(rspress, ['build'], { cwd: site });
  await run('node', [join(site, 'check-links.js')]);
  await run('node', [join(site, 'finish-site.js')]);
  await run('node', [join(site, 'index-pages.js')]);
});
