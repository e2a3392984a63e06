import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { DOCS } from '../../../docs/doc-section.js';
import { parseManifest } from '../../../manifest/manifest.js';
import type { Finding } from '../finding.js';
import { isSourceFile } from '../source/parse-source.js';
import { readSources } from './project-migration.js';

const ownPackages = /(?<=['"])@cartwright\/[a-z-]+(?=['"/])/g;

/** Returns the nearest `tsconfig.json` of a source file in its project. */
function findSettings(root: string, file: string): string | undefined {
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    const settings = posix.join(folder, 'tsconfig.json');
    if (existsSync(join(root, settings))) return settings;
    if (folder === '.') return undefined;
  }
}

/** Returns the settings that a `tsconfig.json` references, such as those of a Vite application, whose own have no files. */
function listReferences(root: string, settings: string): string[] {
  const [, references = ''] = /"references"\s*:\s*\[([^\]]*)\]/.exec(readFileSync(join(root, settings), 'utf8')) ?? [];
  return Array.from(references.matchAll(/"path"\s*:\s*"([^"]+)"/g), ([, path = '']) =>
    posix.join(posix.dirname(settings), path, path.endsWith('.json') ? '' : 'tsconfig.json'),
  ).filter((file) => existsSync(join(root, file)));
}

/** Returns the `package.json` of a package that is installed for a folder. Node would also find those of this program, by `NODE_PATH`. */
function findInstalled(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) return file;
  return folder === dirname(folder) ? undefined : findInstalled(dirname(folder), name);
}

/** Returns the path of the compiler that is installed for a folder. */
function findCompiler(folder: string): string | undefined {
  const manifest = findInstalled(folder, 'typescript');
  const bin = manifest && parseManifest(readFileSync(manifest, 'utf8'))?.['bin'];
  const { tsc } = (bin ?? {}) as { tsc?: string };
  return manifest && tsc ? join(manifest, '..', tsc) : undefined;
}

/** Runs a compiler with the settings of a file. Returns what it prints. */
function compile(compiler: string, root: string, settings: string, signal: AbortSignal): Promise<string> {
  // Without the settings that write files.
  const options = ['--noEmit', '--composite', 'false', '--incremental', 'false', '--pretty', 'false'];
  const args = [compiler, '--project', settings, ...options];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, signal, maxBuffer: 2 ** 28 }, (error, stdout) => {
      if (signal.aborted) reject(new Error('Interrupted.'));
      else resolve(error && stdout === '' ? `error TS0: ${error.message}` : stdout);
    });
  });
}

function getRemedy(code: string, message: string): string {
  if (code === 'TS2307') return 'Install the dependencies, or correct the path.';
  const canBeAbsent = /^TS(18047|18048|18049|2531|2532|2533)$/.test(code) || /\b(undefined|null)'/.test(message);
  return canBeAbsent
    ? 'The value can be absent: test for it, or give a default.'
    : `Compare the types: ${DOCS}/migration#3-check-changed-behavior.`;
}

/** Reads the errors in the output of the compiler. Lines that continue a message are left out. */
const readErrors = (output: string, settings: string): Finding[] =>
  Array.from(
    output.matchAll(/^(?:(.+)\((\d+),(\d+)\): )?error (TS\d+): (.*)$/gm),
    ([, file = settings, line = '1', column = '1', code = '', message = '']) => ({
      file,
      line: Number(line),
      column: Number(column),
      kind: 'type',
      problem: `${code}: ${message}`,
      remedy: getRemedy(code, message),
    }),
  );

/** Result of {@link checkTypes}. */
export type TypeCheck =
  | { readonly state: 'checked'; readonly findings: readonly Finding[] }
  /** Packages of Cartwright that the sources import are not installed. */
  | { readonly state: 'not installed' }
  /** There is no `tsconfig.json` or no TypeScript. */
  | { readonly state: 'none' };

/**
 * Runs the TypeScript compiler that is installed in a project, with the nearest `tsconfig.json` of each file that imports
 * Cartwright. Writes and installs nothing.
 *
 * @param root - Folder of the project, as an absolute path.
 * @param signal - Stops the compiler.
 */
export async function checkTypes(root: string, signal: AbortSignal): Promise<TypeCheck> {
  const packages = new Map<string, Set<string>>();
  for (const [file, text] of readSources(root)) {
    const names = isSourceFile(file) ? (text.match(ownPackages) ?? []) : [];
    const settings = names.length > 0 ? findSettings(root, file) : undefined;
    if (settings) packages.set(settings, new Set([...(packages.get(settings) ?? []), ...names]));
  }
  const findings = new Map<string, Finding>();
  let isChecked = false;
  for (const [settings, names] of packages) {
    const folder = dirname(join(root, settings));
    const compiler = findCompiler(folder);
    if (!compiler) continue;
    if ([...names].some((name) => !findInstalled(folder, name))) return { state: 'not installed' };
    for (const one of [settings, ...listReferences(root, settings)]) {
      const errors = readErrors(await compile(compiler, root, one, signal), one);
      for (const error of errors) findings.set(`${error.file}:${error.line}:${error.column}${error.problem}`, error);
    }
    isChecked = true;
  }
  return isChecked ? { state: 'checked', findings: [...findings.values()] } : { state: 'none' };
}
