import { posix } from 'node:path';

/**
 * Path of a page of the API reference on the site: `PACKAGE/MODULE.md`, and `PACKAGE/MODULE/NAMESPACE.md`. TypeDoc puts
 * modules that have namespaces in separate folders, such as `main/core/main.md` and `main/core/namespaces/media.md`.
 *
 * @param {string} path Path that TypeDoc wrote the page to, below the folder of the reference.
 * @returns {string}
 */
export const apiPath = (path) =>
  path
    .replace(/^main\/([^/]+)\/namespaces\//, '$1/')
    .replace(/^([^/]+)\/([^/]+)\/namespaces\//, '$2/$1/')
    .replace(/^([^/]+)\/([^/]+)\/\1\.md$/, '$2/$1.md');

/**
 * Converts the relative links of a page of the reference to the paths of the site.
 *
 * @param {string} text
 * @param {string} path Path that TypeDoc wrote the page to.
 * @returns {string}
 */
export const withApiPaths = (text, path) =>
  text.replaceAll(/\]\(([^):\s#]+\.md)(#[^)\s]*)?\)/g, (_link, /** @type {string} */ url, anchor = '') => {
    const target = apiPath(posix.join(posix.dirname(path), url));
    return `](${posix.relative(posix.dirname(apiPath(path)), target)}${anchor})`;
  });
