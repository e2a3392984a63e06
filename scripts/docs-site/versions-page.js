const origin = 'https://cartwright-sdk.github.io/cartwright/';

/** @param {import('./site-versions.js').SiteVersion} version */
const describe = ({ name, path }) => {
  if (name === 'main') return 'changes since the last release, published with the tag `canary`';
  return path === '' ? 'the latest release' : 'an earlier release';
};

/**
 * Writes the page that lists the versions of the site.
 *
 * @param {{ version: import('./site-versions.js').SiteVersion, versions: import('./site-versions.js').SiteVersion[] }} built
 * @returns {string}
 */
export const versionsPage = ({ version, versions }) =>
  [
    '---',
    'description: Versions of this documentation.',
    '---',
    '',
    '# Versions',
    '',
    `These pages describe **${version.name}**: ${describe(version)}.`,
    '',
    ...versions.map((other) => `- [${other.name}](${origin}${other.path}): ${describe(other)}`),
    '',
  ].join('\n');
