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
 * Place of a name. TypeDoc numbers the anchors of overloads and members, such as `queryproducts-3`. For these, it is the place
 * of the name without a number, or the page of the module's types.
 *
 * @param {ReadonlyMap<string, { path: string, anchor: string }> | undefined} places Places of the module.
 * @param {string} module Path of its page.
 * @param {string} anchor Empty for the page itself.
 * @returns {{ path: string, anchor: string }}
 */
function findPlace(places, module, anchor) {
  if (!places?.size || anchor === '') return { path: module, anchor };
  const types = { path: module.replace(/\.md$/, '/types.md'), anchor: '' };
  return places.get(anchor) ?? places.get(anchor.replace(/-\d+$/, '')) ?? types;
}

/**
 * Converts the relative links of a page of the reference to the paths of the site.
 *
 * @param {string} text
 * @param {string} typedocPath Path that TypeDoc wrote the page to.
 * @param {string} path Path of the site's page that shows the text.
 * @param {ReadonlyMap<string, ReadonlyMap<string, { path: string, anchor: string }>>} [places] Names with another page than
 *   that of their module, by the path of the module on the site, and by anchor.
 * @returns {string}
 */
export const withApiPaths = (text, typedocPath, path = apiPath(typedocPath), places = new Map()) =>
  text.replaceAll(
    /\]\(([^):\s#]+\.md)?(?:#([^)\s]*))?\)/g,
    (link, /** @type {string} */ url, /** @type {string} */ anchor) => {
      if (url === undefined && anchor === undefined) return link;
      const module = apiPath(url === undefined ? typedocPath : posix.join(posix.dirname(typedocPath), url));
      const place = findPlace(places.get(module), module, anchor ?? '');
      const target = place.path === path ? '' : posix.relative(posix.dirname(path), place.path);
      return `](${target}${place.anchor === '' && target !== '' ? '' : `#${place.anchor}`})`;
    },
  );
