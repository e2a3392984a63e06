import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const marker = /^<!-- application: (\S+) -->$/m;
const block =
  /^```(?:[jt]sx?|astro|svelte)\n((?:---\n)?(?:\/\/|<!--) (\S+\.(?:m?js|tsx?|astro|svelte))(?: -->)?\n[\s\S]*?)^```/gm;

/** @param {string} code */
const file = (code) => /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1];

/**
 * Folder of the application whose files a page shows, from a comment of the page: `<!-- application:
 * conformance/frameworks/next -->`. A test builds the application.
 *
 * @param {string} text The page.
 * @returns {string | undefined}
 */
const readApplicationName = (text) => marker.exec(text)?.[1];

/**
 * Whether a block of a page is a file of the page's application: its first line is the path, such as `// app/page.tsx`.
 *
 * @param {string} text The page.
 * @param {string} code The block.
 * @returns {boolean}
 */
export const isApplicationFile = (text, code) => readApplicationName(text) !== undefined && file(code) !== undefined;

/**
 * Finds the blocks of a page that differ from the files of its application.
 *
 * @param {string} root The repository's folder.
 * @param {string} text The page.
 * @returns {string[]} Paths of the files.
 */
export function outdatedFiles(root, text) {
  const application = readApplicationName(text);
  if (application === undefined) return [];
  return [...text.matchAll(block)].flatMap(([, code = '', name = '']) => {
    const path = join(root, application, name);
    return existsSync(path) && readFileSync(path, 'utf8') === code ? [] : [`${application}/${name}`];
  });
}
