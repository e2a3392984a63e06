import { join } from 'node:path';

import ts from 'typescript';

import { root } from './run.js';

/** Examples are compiled as if they stood here: every package and React can be imported. */
const home = join(root, 'examples/storefront');

/** Examples may use a `client` without making one first. */
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
 * Compiles code blocks against the packages' sources.
 *
 * @param {import('./code-blocks.js').CodeBlock[]} blocks
 * @returns {string[]} One line for each error, with the place in the document.
 */
export function checkCode(blocks) {
  const preludeFile = join(home, '.docs-prelude.ts');
  const files = new Map(blocks.map((block, index) => [join(home, `.docs-${index}.${block.language}`), block]));
  const texts = new Map([...files].map(([file, { code }]) => [file, `${code}\nexport {};\n`]));
  texts.set(preludeFile, prelude);

  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.convertCompilerOptionsFromJson(
    /** @type {{ compilerOptions: object }} */ (config).compilerOptions,
    root,
  );
  options.types = ['node'];
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  host.getCurrentDirectory = () => home;
  host.fileExists = (file) => texts.has(file) || disk.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? disk.readFile(file);
  const program = ts.createProgram([...texts.keys()], options, host);

  return [...texts.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    const block = files.get(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((diagnostic) => {
      const line = source?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
      const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n  ');
      return `${block ? `${block.file}:${block.line + line}` : 'The prelude of the examples'}: ${message}`;
    });
  });
}
