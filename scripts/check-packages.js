/** Packs every published package and checks the contents of the tarballs: names, types, size. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from './lib/build.js';
import { installedSize } from './lib/installed-size.js';
import { isBuilt } from './lib/is-built.js';
import { pack } from './lib/pack.js';
import { packages } from './lib/packages.js';
import { capture, main, root } from './lib/run.js';

const sdk = ['core', 'identity', 'ecom', 'stores'];
const limits = { bytes: 3.7 * 1024 * 1024, packages: 7 };

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
}

/**
 * Installs tarballs in an empty folder, as `npm install a.tgz b.tgz` would from the registry.
 *
 * @param {string} folder
 * @param {Map<string, string>} tarballs
 * @param {string[]} names
 * @param {Record<string, string>} [more]
 */
async function install(folder, tarballs, names, more = {}) {
  mkdirSync(folder, { recursive: true });
  const ours = Object.fromEntries(
    names.map((name) => [`@cartwright/${name}`, `file:${tarballs.get(`@cartwright/${name}`) ?? ''}`]),
  );
  const manifest = { private: true, type: 'module', dependencies: { ...ours, ...more }, overrides: ours };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts'];
  const { code, output } = await capture('npm', args, { cwd: folder });
  if (code !== 0) throw new Error(`npm install of the tarballs failed:\n${output}`);
}

main(async () => {
  if (!isBuilt({ declarations: true })) await build({ declarations: true });
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
      await check(name, 'publint', ['run', tarball, '--strict']);
      await check(name, 'attw', [tarball, '--profile', 'esm-only', '--no-emoji']);
      console.log(`${manifest.name}: packed and looked at`);
    }

    const alone = join(work, 'sdk');
    await install(alone, tarballs, sdk);
    const size = installedSize(join(alone, 'node_modules'));
    console.log(`The SDK installs ${(size.bytes / 1024 / 1024).toFixed(2)} MiB in ${size.packages} packages.`);
    if (size.bytes > limits.bytes) problems.push(`The SDK installs more than ${limits.bytes} bytes: ${size.bytes}`);
    if (size.packages > limits.packages) {
      problems.push(`The SDK installs more than ${limits.packages} packages: ${size.packages}`);
    }

    const consumer = join(work, 'consumer');
    await install(consumer, tarballs, [...sdk, 'emulator']);
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
