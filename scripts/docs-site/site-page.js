import { siteLink } from './site-link.js';

/** Parts of a page that are kept as they are or left out: blocks of code, and comments. */
const codeOrComment = /(^```[\s\S]*?^```$|^<!--[\s\S]*?-->\n?)/m;

/**
 * Converts the relative links of a page. Inline code has none.
 *
 * @param {string} prose
 * @param {string} file
 */
const withSiteLinks = (prose, file) =>
  prose.replaceAll(/\]\(([^)\s]+)\)/g, (_link, /** @type {string} */ url) => `](${siteLink(url, file)})`);

/**
 * Converts a guide, which is written for GitHub, to a page of the site: without comments, and with links to its pages.
 * Code stays as it is.
 *
 * @param {string} text Text of the guide.
 * @param {string} file Path of the guide from the repository's folder.
 * @param {string} [description] One line about its contents, for search engines and `llms.txt`.
 * @returns {string}
 */
export function sitePage(text, file, description) {
  const page = text
    .split(codeOrComment)
    .map((part) => {
      if (part.startsWith('```')) return part;
      return part.startsWith('<!--') ? '' : withSiteLinks(part, file);
    })
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n');
  return description ? `---\ndescription: ${JSON.stringify(description)}\n---\n\n${page}` : page;
}
