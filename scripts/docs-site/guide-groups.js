/**
 * A guide of the documentation.
 *
 * @typedef {object} Guide
 * @property {string} title
 * @property {string} file Path from the folder `docs`, such as `cart.md`.
 * @property {string} description One line about its contents.
 */

/**
 * Reads the groups of guides from the overview `docs/README.md`: the site has the same navigation.
 *
 * @param {string} overview Text of the overview.
 * @returns {{ title: string, guides: Guide[] }[]} Groups that have guides, in order.
 */
export function guideGroups(overview) {
  const sections = overview.split(/^## /m).slice(1);
  return sections
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')).trim(),
      guides: [...section.matchAll(/^- \[([^\]]+)\]\(([\w-]+\.md)\): (.+)$/gm)].map(
        ([, title = '', file = '', description = '']) => ({ title, file, description }),
      ),
    }))
    .filter(({ guides }) => guides.length > 0);
}
