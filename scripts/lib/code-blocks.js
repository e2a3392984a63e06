/**
 * TypeScript code block of a document.
 *
 * @typedef {{ file: string, line: number, language: 'ts' | 'tsx', code: string }} CodeBlock
 */

const fence = /^([ \t]*(?:\*[ \t]?)?)```(tsx?)[^\n]*\n([\s\S]*?)^[ \t]*(?:\*[ \t]?)?```/gm;

/**
 * Finds the `ts` and `tsx` blocks of a Markdown file, or of the doc comments of a source file.
 *
 * @param {string} file Its name: `.md` is Markdown, everything else is a source.
 * @param {string} text
 * @returns {CodeBlock[]}
 */
export function codeBlocks(file, text) {
  const searched = file.endsWith('.md') ? [{ index: 0, text }] : docComments(text);
  return searched.flatMap((part) =>
    [...part.text.matchAll(fence)].map((match) => {
      const [, , language = '', body = ''] = match;
      const start = part.index + match.index;
      return {
        file,
        line: text.slice(0, start).split('\n').length + 1,
        language: language === 'tsx' ? 'tsx' : 'ts',
        code: file.endsWith('.md') ? body : body.replace(/^[ \t]*\*[ \t]?/gm, ''),
      };
    }),
  );
}

/** @param {string} text */
const docComments = (text) =>
  [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)].map((match) => ({ index: match.index, text: match[0] }));
