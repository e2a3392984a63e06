/** Packs every published package and checks the contents of the tarballs: names, types, size. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from './lib/build.js';
import { createPlainConsumer } from './lib/consumer.js';
import { installedSize } from './lib/installed-size.js';
import { isBuilt } from './lib/is-built.js';
import { pack } from './lib/pack.js';
import { packages, sdk } from './lib/packages.js';
import { capture, main, root } from './lib/run.js';

/** The documentation site, where READMEs and "homepage" lead. */
const site = 'https://cartwright-sdk.github.io/cartwright/';

const mebibyte = 1024 * 1024;
const limits = {
  sdk: { bytes: 4.29 * mebibyte, packages: 8 },
  emulator: { bytes: 7.1 * mebibyte, packages: 7 },
};

/** @type {string[]} */
const problems = [];

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
async function check(name, command, args, cwd = root) {
  const { code, output } = await capture(command, args, { cwd });
  if (code !== 0) problems.push(`${name}: ${command} says\n${output.trim()}`);
}

/**
 * @param {string} folder The package, packed and unpacked.
 * @param {string} name
 */
function checkContents(folder, name) {
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  if (manifest.includes('@cartwright/source')) problems.push(`${name}: the source condition is published`);
  if (/"workspace:|"catalog:/.test(manifest)) problems.push(`${name}: a workspace or catalog version is published`);
  for (const needed of ['dist/index.js', 'dist/index.d.ts', 'LICENSE', 'README.md']) {
    if (!existsSync(join(folder, needed))) problems.push(`${name}: ${needed} is not packed`);
  }
  const unwanted = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^src\/|\.test(-d)?\.|\.map$|\.tsbuildinfo$|(^|\/)(testing|test)\//.test(file),
  );
  problems.push(...unwanted.map((file) => `${name}: ${file} is packed`));
  const packed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const withPath = packed.filter((file) => readFileSync(file).includes(root));
  problems.push(...withPath.map((file) => `${name}: ${file} contains the path of the repository`));
}

/** @param {import('./lib/packages.js').Package} package_ */
function checkManifest({ folder, manifest }) {
  const name = folder.replace('packages/', '');
  const fields = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (manifest));
  for (const field of ['description', 'keywords', 'homepage', 'bugs', 'license', 'repository', 'engines', 'files']) {
    if (!fields[field]) problems.push(`${name}: package.json has no "${field}"`);
  }
  if (!manifest.files?.includes('CHANGELOG.md')) problems.push(`${name}: "files" does not contain CHANGELOG.md`);
  if (!String(fields['homepage']).startsWith(site)) problems.push(`${name}: "homepage" is not a page of ${site}`);
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
  const parts = { 'install command': /^(npm|npx) /m, example: /^```/m };
  for (const [part, pattern] of Object.entries(parts)) {
    if (!pattern.test(readme)) problems.push(`${name}: the README has no ${part}`);
  }
  if (!readme.includes(`](${site}`)) problems.push(`${name}: the README has no link to the documentation`);
  if (readme.includes('/blob/main/')) problems.push(`${name}: the README links to a file on GitHub, not to ${site}`);
}

/** All packages have one version. Private packages have none. */
function checkChangesets() {
  /** @type {{ fixed: string[][] }} */
  const { fixed } = JSON.parse(readFileSync(join(root, '.changeset/config.json'), 'utf8'));
  const names = packages.map(({ manifest }) => manifest.name).sort();
  if ([...(fixed[0] ?? [])].sort().join() !== names.join()) {
    problems.push(`.changeset/config.json: "fixed" is not [${names.join(', ')}]`);
  }
}

/** @param {string[]} names Folders of packages. */
const fullNames = (names) =>
  packages.filter(({ folder }) => names.includes(folder.replace('packages/', ''))).map(({ manifest }) => manifest.name);

/**
 * Installs packages, and checks the size of the installation.
 *
 * @param {string} folder
 * @param {string[]} names
 * @param {{ bytes: number, packages: number }} limit
 */
async function checkSize(folder, names, limit) {
  await createPlainConsumer(folder, {}, fullNames(names));
  const size = installedSize(join(folder, 'node_modules'));
  const what = names.length === 1 ? names[0] : 'The SDK';
  console.log(`${what} installs ${(size.bytes / 1024 / 1024).toFixed(2)} MiB in ${size.packages} packages.`);
  if (size.bytes > limit.bytes) problems.push(`${what} installs more than ${limit.bytes} bytes: ${size.bytes}`);
  if (size.packages > limit.packages) {
    problems.push(`${what} installs more than ${limit.packages} packages: ${size.packages}`);
  }
}

main(async () => {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
  checkChangesets();
  const work = mkdtempSync(join(tmpdir(), 'cartwright-packages-'));
  try {
    const tarballs = await pack(work);
    for (const { folder, manifest } of packages) {
      const name = folder.replace('packages/', '');
      const tarball = tarballs.get(manifest.name) ?? '';
      const unpacked = join(work, 'unpacked', name);
      mkdirSync(unpacked, { recursive: true });
      await check(name, 'tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1']);
      checkContents(unpacked, name);
      checkManifest({ folder, manifest });
      await check(name, 'publint', ['run', tarball, '--strict']);
      await check(name, 'attw', [tarball, '--profile', 'esm-only', '--no-emoji']);
      console.log(`${manifest.name}: packed and looked at`);
    }

    await checkSize(join(work, 'sdk'), sdk, limits.sdk);
    await checkSize(join(work, 'emulator'), ['emulator'], limits.emulator);

    const consumer = join(work, 'consumer');
    await createPlainConsumer(consumer, {}, fullNames([...sdk, 'emulator']));
    cpSync(join(root, 'bench/consumer.ts'), join(consumer, 'consumer.ts'));
    const strict = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--skipLibCheck', 'false'];
    await check('consumer', 'tsc', [...strict, '--outDir', 'out', 'consumer.ts'], consumer);
    await check('consumer', 'node', ['out/consumer.js'], consumer);
    await check('consumer', 'npx', ['--no', '@cartwright/emulator', '--version'], consumer);
    console.log('A consumer’s file compiles and runs against the tarballs.');
  } finally {
    rmSync(work, { recursive: true });
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
});
