import { join } from 'node:path';

import ts from 'typescript';

import { packages } from './packages.js';
import { root } from './run.js';

/** Folder that examples are compiled in, because the libraries and React can be imported there. */
const home = join(root, 'examples/storefront');

/** Types of packages that examples import, and the storefront does not. */
const otherTypes = { ioredis: 'ioredis/built/index.d.ts', pg: '@types/pg/index.d.ts' };

/** Examples of doc comments may use a `client` without creating one. */
const prelude = `
import type { createClient } from '@cartwright/core';
import type * as ecom from '@cartwright/ecom';
import type * as identity from '@cartwright/identity';
import type * as stores from '@cartwright/stores';
interface Modules {
  checkout: typeof ecom.checkout; currentCart: typeof ecom.currentCart; orders: typeof ecom.orders;
  redirects: typeof identity.redirects; collections: typeof stores.collections; products: typeof stores.products;
}
type Auth = ReturnType<typeof identity.OAuthStrategy>;
declare global { const client: ReturnType<typeof createClient<Modules, Auth>> }
`;

/**
 * Compiles modules in memory against the sources of the packages.
 *
 * @param {{ path: string, code: string, place: string, line: number }[]} modules Modules, each with the file and line of its first line of code.
 * @returns {string[]} One line for each error, with its place.
 */
function compile(modules) {
  const files = new Map(modules.map((module) => [join(home, '.docs', module.path), module]));

  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(
    /** @type {{ compilerOptions: object }} */ (config).compilerOptions,
    root,
  );
  options.types = ['node'];
  // No application depends on the command line.
  options.paths = Object.fromEntries([
    ...packages.map(({ folder, manifest: { name } }) => [name, [join(root, folder, 'src/index.ts')]]),
    // Entry points of packages that the storefront does not depend on.
    ...packages.map(({ folder, manifest: { name } }) => [`${name}/*`, [join(root, folder, 'src/*/index.ts')]]),
    ...Object.entries(otherTypes).map(([name, types]) => [name, [join(root, 'conformance/node_modules', types)]]),
  ]);
  options.moduleDetection = ts.ModuleDetectionKind.Force;
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  host.getCurrentDirectory = () => home;
  host.directoryExists = (folder) => folder.startsWith(home) || ts.sys.directoryExists(folder);
  host.fileExists = (file) => files.has(file) || disk.fileExists(file);
  host.readFile = (file) => files.get(file)?.code ?? disk.readFile(file);
  const program = ts.createProgram([...files.keys()], options, host);

  return [...files].flatMap(([file, { line, place }]) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((diagnostic) => {
      const offset = source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
      return `${place}:${line + offset}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n  ')}`;
    });
  });
}

/**
 * Compiles the examples of doc comments.
 *
 * @param {import('./code-blocks.js').CodeBlock[]} blocks
 * @returns {string[]} One line for each error, with its place.
 */
export const checkComments = (blocks) =>
  compile([
    { path: 'prelude.ts', code: prelude, place: 'The prelude of the examples', line: 1 },
    ...blocks.map(({ code, file, language, line }, index) => ({
      path: `${index}.${language}`,
      code,
      place: file,
      line,
    })),
  ]);

/**
 * Compiles the examples of pages, as modules that can import each other.
 *
 * @param {import('./page-examples.js').Example[]} examples
 * @returns {string[]} One line for each error, with its place.
 */
export const checkPages = (examples) =>
  compile(examples.map(({ code, file, path }) => ({ path, code, place: file, line: 1 })));
