import { execFileSync } from 'node:child_process';

/** Excluded files: generated ones, the glossary, and the rules. */
const skipped = /^(docs\/glossary\.md|docs\/api\/|\.pnpmfile\.cjs|scripts\/language\/)|CHANGELOG\.md$/;

/**
 * Lists the files whose language is checked: sources and Markdown that Git does not ignore.
 *
 * @param {string} root
 * @param {readonly string[]} paths Files and folders; everything by default.
 * @returns {string[]} Paths from the root.
 */
export const checkedFiles = (root, paths) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\n')
    .filter((file) => /\.([cm]?[jt]sx?|md)$/.test(file) && !skipped.test(file));
