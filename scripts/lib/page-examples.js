import { isApplicationFile } from './application-files.js';
import { codeBlocks } from './code-blocks.js';

/**
 * Code block of a page, as a module of an application.
 *
 * @typedef {object} Example
 * @property {string} file The page.
 * @property {number} line The block's first line there.
 * @property {string} path The module's path. A block whose first line is a comment such as `// client.ts` is this file,
 * which other blocks of the page can import; every other block is named after its line.
 * @property {string} code The block. Its lines have the numbers that they have in the page.
 * @property {string} calls Code of the run comment, to be appended. Its lines have the page's numbers then.
 * @property {boolean} inPage Whether it runs in a page of a browser.
 * @property {'v1' | 'v3'} catalogVersion Catalog version of the store that it runs with.
 * @property {string} [reason] Why it is not run.
 */

const runComment = /^(\n*<!-- run( in a page)?)(?: -->|\n([\s\S]*?)-->)|^\n*<!-- not run: (.+?) -->/;
const onCatalogV1 = /^<!-- The examples run on Catalog V1\. -->$/m;
const fileName = /^\/\/ ([\w-]+\.tsx?)\n/;

/** @param {string} text */
const lineBreaks = (text) => '\n'.repeat(text.split('\n').length - 1);

/**
 * Reads the `ts` and `tsx` blocks of a page. A comment after a block says how it is run: `<!-- run` with code that calls
 * what the block declares, `<!-- run in a page` where it needs a document, or `<!-- not run: reason -->`. Files of the
 * page's application are left out. The examples run on Catalog V3, or on V1 in a page with the comment
 * `<!-- The examples run on Catalog V1. -->`.
 *
 * @param {string} file The page's name.
 * @param {string} text
 * @returns {Example[]}
 */
export function pageExamples(file, text) {
  const lines = text.split('\n');
  const catalogVersion = onCatalogV1.test(text) ? 'v1' : 'v3';
  const blocks = codeBlocks(file, text).filter(({ code }) => !isApplicationFile(text, code));
  return blocks.map(({ line, language, code }) => {
    const fence = line - 1 + code.split('\n').length - 1;
    const after = lines.slice(fence + 1).join('\n');
    const [, opening = '', inPage, calls = '', reason] = runComment.exec(after) ?? [];
    const [, name = `line-${line}.${language}`] = fileName.exec(code) ?? [];
    return {
      file,
      line,
      path: `${file.replaceAll(/[/.]/g, '-')}/${name}`,
      code: '\n'.repeat(line - 1) + code,
      calls: calls && `\n${lineBreaks(opening)}\n${calls}`,
      inPage: inPage !== undefined,
      catalogVersion,
      ...(reason !== undefined && { reason }),
    };
  });
}
