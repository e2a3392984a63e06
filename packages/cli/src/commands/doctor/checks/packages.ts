import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import semver from 'semver';
import { dependencyKinds, type Manifest, parseManifest } from '../../../manifest/manifest.js';
import { type Check, type Finding, ok, problem, skipped } from '../check.js';

/** Package that is installed in a `node_modules` folder. */
interface Installed {
  readonly name: string;
  readonly version: string;
  /** Absolute path of the package's folder, with symbolic links resolved. */
  readonly folder: string;
  readonly manifest: Manifest;
}

const isOurs = (name: string): boolean => name.startsWith('@cartwright/');

/** Returns the package that modules of a folder import by a name: this folder or one above it contains it. */
function resolvePackage(folder: string, name: string): Installed | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) {
    const manifest = parseManifest(readFileSync(file, 'utf8')) ?? {};
    return { name, version: String(manifest['version']), folder: dirname(realpathSync(file)), manifest };
  }
  return dirname(folder) === folder ? undefined : resolvePackage(dirname(folder), name);
}

/** Returns the packages of Cartwright that a project and its dependencies import, each copy once. */
function findInstalledCopies(cwd: string, names: readonly string[]): Installed[] {
  const copies = new Map<string, Installed>();
  const visit = (folder: string, name: string): void => {
    const found = resolvePackage(folder, name);
    if (!found || copies.has(found.folder)) return;
    if (isOurs(name)) copies.set(found.folder, found);
    const { dependencies, peerDependencies } = found.manifest;
    for (const other of Object.keys({ ...dependencies, ...peerDependencies }).filter(isOurs))
      visit(found.folder, other);
  };
  for (const name of names) visit(cwd, name);
  return [...copies.values()];
}

const upgrade = (names: readonly string[]): string =>
  `Install the same version of all: npm install ${names.map((name) => `${name}@latest`).join(' ')}`;

function checkCopies(cwd: string, copies: readonly Installed[]): Finding[] {
  const names = [...new Set(copies.map(({ name }) => name))];
  return names.flatMap((name) => {
    const same = copies.filter((copy) => copy.name === name);
    const places = same.map(({ folder, version }) => `${version} in ${relative(realpathSync(cwd), folder)}`);
    if (same.length === 1) return [];
    const remedy = 'Install the same version of all packages of Cartwright, then run "npm dedupe".';
    return [problem(`${name} is installed ${same.length} times: ${places.join(', ')}.`, remedy)];
  });
}

/** Reports peers that are missing or have an unsupported version, such as React. */
function checkPeers({ folder, manifest, name, version }: Installed): Finding[] {
  const optional = (manifest['peerDependenciesMeta'] ?? {}) as Record<string, { optional?: boolean } | undefined>;
  const peers = Object.entries(manifest.peerDependencies ?? {}).filter(([peer]) => !isOurs(peer));
  return peers.flatMap(([peer, range]) => {
    const installed = resolvePackage(folder, peer)?.version;
    if (installed === undefined && optional[peer]?.optional) return [];
    if (installed !== undefined && semver.satisfies(installed, range, { includePrerelease: true })) return [];
    const found = installed === undefined ? 'which is not installed' : `but ${installed} is installed`;
    return [problem(`${name} ${version} needs ${peer} ${range}, ${found}.`, `Run: npm install "${peer}@${range}"`)];
  });
}

/** Versions of the Cartwright packages, which must be the same, and of their peers. */
export const packages: Check = {
  name: 'packages',
  title: 'Packages',
  run({ terminal: { cwd } }) {
    const file = join(cwd, 'package.json');
    if (!existsSync(file)) return [skipped(`${cwd} has no package.json.`)];
    const manifest = parseManifest(readFileSync(file, 'utf8'));
    if (!manifest) return [problem(`${file} is not valid JSON.`, 'Correct it.')];
    const all = [...new Set(dependencyKinds.flatMap((kind) => Object.keys(manifest[kind] ?? {})))];
    const names = all.filter(isOurs);
    if (names.length === 0) return [skipped('package.json has no packages of Cartwright.')];
    const versions = names.map((name) => [name, resolvePackage(cwd, name)?.version] as const);
    const shown = versions.map(([name, version = 'not installed']) => `${name} ${version}`).join(', ');
    if (versions.some(([, version]) => version === undefined)) {
      return [problem(`Packages are missing: ${shown}.`, 'Install the dependencies, such as with "npm install".')];
    }
    const copies = findInstalledCopies(cwd, all);
    const problems = [
      ...(new Set(versions.map(([, version]) => version)).size === 1
        ? []
        : [problem(`The packages have different versions: ${shown}.`, upgrade(names))]),
      ...checkCopies(cwd, copies),
      ...copies.flatMap(checkPeers),
    ];
    return problems.length === 0 ? [ok(`${shown}.`)] : problems;
  },
};
