import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Change } from '../project/change.js';
import { parseManifest } from '../../../manifest/manifest.js';
import { listProjectFiles } from '../project/list-project-files.js';
import { isOtherCode, type ProjectMigration, readSources } from '../project/project-migration.js';
import type { Finding } from '../finding.js';
import { findProjectClients } from './clients/find-project-clients.js';
import { checkCompilerSettings, isCompilerSettings } from './check-settings.js';
import { isReplaced } from './counterparts.js';
import { migrateSections } from '../source/migrate-sections.js';
import { migrateFile } from './migrate-file.js';
import { migrateManifest, listOfficialDependencies } from './migrate-manifest.js';

/** Official packages that a file names, as a whole or followed by a path. Prose names packages in backticks. */
const listNamed = (file: string, text: string): string[] =>
  Array.from(
    text.matchAll(file.endsWith('.mdx') ? /['"](@wix\/[\w.-]+)['"/]/g : /['"`](@wix\/[\w.-]+)['"`/]/g),
    ([, name = '']) => name,
  );

const ownPackages = (text: string): string[] =>
  Array.from(text.matchAll(/['"](@cartwright\/[a-z-]+)['"/]/g), ([, name = '']) => name);

/** Folder of the manifest that declares the dependencies of a file: the nearest one with official packages, or the nearest one. */
function findManifest(file: string, manifests: ReadonlyMap<string, string>): string | undefined {
  const nearest: string[] = [];
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    const manifest = folder === '.' ? 'package.json' : `${folder}/package.json`;
    if (manifests.has(manifest)) nearest.push(manifest);
    if (folder === '.') break;
  }
  const hasOfficial = (name: string) =>
    listOfficialDependencies(parseManifest(manifests.get(name) ?? '') ?? {}).length > 0;
  return nearest.find(hasOfficial) ?? nearest[0];
}

function reportOtherCode(file: string, text: string): Finding[] {
  const name = listNamed(file, text).find(isReplaced);
  if (name === undefined) return [];
  const line = text.slice(0, text.search(new RegExp(`['"\`]${name}['"\`/]`))).split('\n').length;
  const remedy = 'Change its imports by hand, as those of the other files.';
  return [{ file, line, column: 1, kind: 'check', problem: `${name} is used in a file of another kind.`, remedy }];
}

/**
 * Migrates a project from the official packages to Cartwright, without writing anything.
 *
 * @param root - Folder of the project, as an absolute path.
 * @param version - Version range of the packages of Cartwright.
 */
export function migrateProject(root: string, version: string): ProjectMigration {
  const changes: Change[] = [];
  const findings: Finding[] = [];
  const files = listProjectFiles(root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const isManifest = (file: string) => posix.basename(file) === 'package.json';
  const manifests = new Map(files.filter(isManifest).map((file) => [file, read(file)]));
  const used = new Map(
    [...manifests.keys()].map((file) => [
      file,
      { own: new Set<string>(), official: new Set<string>(), absent: new Set<string>() },
    ]),
  );
  const keep = (file: string, before: string, after: string) => {
    if (after !== before) changes.push({ file, before, after });
  };
  const sources = readSources(root, files);
  const clientsForFile = findProjectClients(sources);
  for (const [file, before] of sources) {
    const migrate = (name: string, text: string) => migrateFile(name, text, clientsForFile(file));
    const result = isOtherCode(file) ? migrateSections(file, before, migrate) : migrate(file, before);
    if (isOtherCode(file) && result.findings.length === 0) findings.push(...reportOtherCode(file, result.text));
    keep(file, before, result.text);
    findings.push(...result.findings.map((finding) => ({ ...finding, file })));
    const uses = used.get(findManifest(file, manifests) ?? '');
    // Modules of packages that Cartwright does not replace need a client of `@wix/sdk`.
    for (const name of listNamed(file, result.text)) uses?.[isReplaced(name) ? 'official' : 'absent'].add(name);
    if (result.text !== before) for (const name of ownPackages(result.text)) uses?.own.add(name);
  }
  for (const file of files.filter(isCompilerSettings)) {
    findings.push(...checkCompilerSettings(read(file)).map((finding) => ({ ...finding, file })));
  }
  for (const [file, before] of manifests) {
    const result = migrateManifest(join(root, dirname(file)), before, used.get(file)!, version);
    keep(file, before, result.text);
    findings.push(...result.findings.map((finding) => ({ ...finding, file })));
  }
  return { changes, findings };
}
