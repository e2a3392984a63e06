import type { Finding } from '../finding.js';
import type { Change } from '../project/change.js';
import { isOtherCode, type ProjectMigration, readSources } from '../project/project-migration.js';
import { finishFile, openFile } from '../source/migration.js';
import { getInstruction } from './functions.js';
import { moveClientCalls, moveReferences } from './move-calls.js';
import { type Module, groupModules } from './registrations.js';
import { canRegister, readSourceFile, type SourceFile } from './source-file.js';
import { writeImports, writeRegistrations } from './write-successors.js';

/** The modules whose calls can be moved: those of Cart V2 can be added wherever those of Cart V1 are given to clients. */
function findMovableModules(files: readonly SourceFile[]): Map<string, Module> {
  const modules = groupModules(files.flatMap(({ registrations }) => registrations));
  for (const file of files) {
    for (const registration of file.registrations) {
      const module = modules.get(registration.key);
      if (!module || canRegister(file, registration, module.successor)) continue;
      const problem = `\`${module.successor}\` cannot be added here, because something else has this name.`;
      file.migration.report(registration.property, 'check', problem, 'Rename it, and run the codemod again.');
      modules.delete(registration.key);
    }
  }
  return modules;
}

/** Reports modules of clients in files that are not only JavaScript or TypeScript. */
function reportOtherCode(file: string, text: string, modules: ReadonlyMap<string, Module>): Finding[] {
  return [...modules.values()].flatMap((module) => {
    const offset = text.search(new RegExp(`\\.\\s*${module.key}\\b`));
    if (offset === -1) return [];
    module.isUsed = true;
    const line = text.slice(0, offset).split('\n').length;
    const problem = `\`${module.key}\` is used in a file of another kind.`;
    return [{ file, line, column: 1, kind: 'check', problem, remedy: getInstruction(module.namespace, '') }];
  });
}

/**
 * Moves a project from Cart V1 and Checkout V1 to Cart V2, as far as the calls provably do the same. Writes nothing.
 *
 * @param root - Folder of the project, as an absolute path.
 */
export function migrateProject(root: string): ProjectMigration {
  const changes: Change[] = [];
  const findings: Finding[] = [];
  const texts = new Map(readSources(root).filter(([, text]) => /cart|checkout/i.test(text)));
  const files = new Map<string, SourceFile>();
  for (const [file, text] of texts) {
    if (isOtherCode(file)) continue;
    const migration = openFile(file, text);
    if ('source' in migration) files.set(file, readSourceFile(migration));
    else findings.push(...migration.findings.map((finding) => ({ ...finding, file })));
  }
  const modules = findMovableModules([...files.values()]);
  for (const [file, text] of texts) if (isOtherCode(file)) findings.push(...reportOtherCode(file, text, modules));
  for (const file of files.values()) {
    moveReferences(file);
    moveClientCalls(file, modules);
  }
  for (const [file, source] of files) {
    writeRegistrations(source, modules);
    writeImports(source);
    const result = finishFile(source.migration);
    const before = texts.get(file)!;
    if (result.text !== before) changes.push({ file, before, after: result.text });
    findings.push(...result.findings.map((finding) => ({ ...finding, file })));
  }
  return { changes, findings };
}
