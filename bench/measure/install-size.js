import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { installedSize } from '../../scripts/lib/installed-size.js';
import { sdk } from '../../scripts/lib/packages.js';
import { capture, root } from '../../scripts/lib/run.js';
import { compared, count, mebibytes } from '../lib/row.js';

/** Packages that the official guides install for the same modules. */
const officialPackages = {
  '@wix/ecom': '1.0.2509',
  '@wix/redirects': '1.0.129',
  '@wix/sdk': '1.21.16',
  '@wix/stores': '1.0.918',
};

/**
 * @param {string} folder
 * @param {object} manifest
 */
async function install(folder, manifest) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', ...manifest }));
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  const { code, output } = await capture('npm', args, { cwd: folder });
  if (code !== 0) throw new Error(output);
  return installedSize(join(folder, 'node_modules'));
}

async function ours() {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-bench-'));
  try {
    for (const name of sdk) {
      const { code, output } = await capture('pnpm', ['pack', '--pack-destination', folder], {
        cwd: join(root, 'packages', name),
      });
      if (code !== 0) throw new Error(output);
    }
    const files = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
    const dependencies = Object.fromEntries(
      files.map((file) => [file.replace(/^cartwright-(\w+)-.*/, '@cartwright/$1'), `file:./${file}`]),
    );
    return await install(folder, { dependencies, overrides: dependencies });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Installed once and cached, because the official packages are large. */
async function official() {
  const kept = join(tmpdir(), `cartwright-bench-official-${Object.values(officialPackages).join('_')}`);
  if (existsSync(kept)) return installedSize(join(kept, 'node_modules'));
  const folder = `${kept}.partial`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const size = await install(folder, { dependencies: officialPackages });
  renameSync(folder, kept);
  return size;
}

/** Measures the installed size and number of packages. */
export async function installSize() {
  const [a, b] = [await ours(), await official()];
  return [
    compared('Installed size', a.bytes, b.bytes, mebibytes),
    compared('Installed packages', a.packages, b.packages, count),
  ];
}
