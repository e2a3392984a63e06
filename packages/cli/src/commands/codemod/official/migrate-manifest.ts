import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dependencyKinds, type Manifest, parseManifest } from '../../../manifest/manifest.js';
import type { FileResult } from '../finding.js';
import { changeDependencies, type DependencyChanges } from './change-dependencies.js';
import { checkManifest } from './check-settings.js';
import { isReplaced } from './counterparts.js';

/** Packages that the migrated sources of a manifest use. */
export interface Used {
  /** Packages of Cartwright. */
  readonly own: ReadonlySet<string>;
  /** Official packages that are still named somewhere. */
  readonly official: ReadonlySet<string>;
  /** Official packages without a counterpart, whose modules need a client of `@wix/sdk`. */
  readonly absent: ReadonlySet<string>;
}

/** Installed packages of a manifest that need a package as their peer. */
function findDependents(folder: string, manifest: Manifest, name: string): string[] {
  const others = dependencyKinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
  return others.filter((other) => {
    const file = join(folder, 'node_modules', other, 'package.json');
    const installed = !isReplaced(other) && existsSync(file) ? parseManifest(readFileSync(file, 'utf8')) : undefined;
    return installed?.peerDependencies?.[name] !== undefined;
  });
}

/** Names of the official packages that a manifest depends on. */
export const listOfficialDependencies = (manifest: Manifest): string[] =>
  dependencyKinds.flatMap((kind) => Object.keys(manifest[kind] ?? {})).filter(isReplaced);

/**
 * Migrates a `package.json`: adds the packages of Cartwright that its sources import, and removes the official packages that
 * nothing uses any more.
 *
 * @param folder - Folder of the manifest, as an absolute path.
 * @param text - Its content.
 * @param used - Packages that its sources use.
 * @param version - Version range of the packages of Cartwright.
 */
export function migrateManifest(folder: string, text: string, used: Used, version: string): FileResult {
  const manifest = parseManifest(text);
  if (!manifest) return { text, findings: [] };
  const findings = [...checkManifest(manifest, text)];
  const removable = listOfficialDependencies(manifest).filter((name) => {
    if (used.official.has(name)) return false;
    const [dependent] = [...(name === '@wix/sdk' ? used.absent : []), ...findDependents(folder, manifest, name)];
    if (dependent === undefined) return true;
    const line = text.slice(0, text.indexOf(`"${name}"`)).split('\n').length;
    const problem = `${name} stays, because ${dependent} needs it.`;
    findings.push({ line, column: 1, kind: 'check', problem, remedy: `Remove it together with ${dependent}.` });
    return false;
  });
  const changes: DependencyChanges = {};
  for (const kind of dependencyKinds) {
    for (const name of removable) if (manifest[kind]?.[name] !== undefined) (changes[kind] ??= {})[name] = undefined;
  }
  const isInstalled = (name: string) => dependencyKinds.some((kind) => manifest[kind]?.[name] !== undefined);
  for (const name of used.own) if (!isInstalled(name)) (changes.dependencies ??= {})[name] = version;
  return { text: changeDependencies(text, changes), findings };
}
