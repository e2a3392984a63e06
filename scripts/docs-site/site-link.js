import { posix } from 'node:path';

import { builtVersion } from './site-versions.js';

/** The repository at the version of the site, where links to files lead that are not pages of the site. */
const repository = `https://github.com/cartwright-sdk/cartwright/blob/${builtVersion().version.ref}`;

/**
 * Converts a link of a guide, which works on GitHub, to one that works on the site.
 *
 * @param {string} url Link, relative to the guide.
 * @param {string} file Path of the guide from the repository's folder, such as `docs/cart.md`.
 * @returns {string} The same link if its target is a page, otherwise the URL of the file on GitHub.
 */
export function siteLink(url, file) {
  if (/^([a-z]+:|#|\/)/i.test(url)) return url;
  const [path = '', anchor] = url.split('#');
  const target = posix.join(posix.dirname(file), path);
  const suffix = anchor === undefined ? '' : `#${anchor}`;
  // The site has the pictures in its public folder.
  if (target.startsWith('docs/images/')) return target.slice('docs'.length);
  if (target === 'docs/README.md') return `/guides${suffix}`;
  return /^docs\/[^/]+\.md$/.test(target) || target.startsWith('docs/api/') ? url : `${repository}/${target}${suffix}`;
}

/**
 * Converts a link to the site, as READMEs of packages have them, to a path, so that it leads to the same version.
 *
 * @param {string} url
 * @returns {string} Path of the page, or the same URL if it is not one of the site.
 */
export const guideUrl = (url) => url.replace(/^https:\/\/cartwright-sdk\.github\.io\/cartwright(?=\/)/, '');
