import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => readFileSync(path, 'utf8')) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);

/** Parsed files. Several tests in one process look at the same sources, and parsing takes most of their time. */
const registry = ts.createDocumentRegistry();

/**
 * Opens files with the options of the packages' sources, as an editor does.
 *
 * @param files - Paths of the files. All that they import is opened, too.
 * @param texts - Texts of files that are not on disk, by path.
 */
export function openLanguageService(
  files: readonly string[],
  texts: Readonly<Record<string, string>> = {},
): ts.LanguageService {
  const readFile = (path: string) => texts[path] ?? ts.sys.readFile(path);
  return ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getScriptFileNames: () => [...files],
      getScriptVersion: () => '1',
      getScriptSnapshot(path) {
        const text = readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => root,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
      fileExists: (path) => path in texts || ts.sys.fileExists(path),
      directoryExists: (path) => ts.sys.directoryExists(path),
      readFile,
      realpath: (path) => ts.sys.realpath?.(path) ?? path,
    },
    registry,
  );
}

/**
 * Opens files with the options of the packages' sources, as the compiler does.
 *
 * @param files - Paths of the files. All that they import is opened, too.
 */
export function openProgram(files: readonly string[]): ts.Program {
  const program = openLanguageService(files).getProgram();
  if (!program) throw new Error('The language service has no program.');
  return program;
}
