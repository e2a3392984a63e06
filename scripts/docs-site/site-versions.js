/**
 * Version of the documentation site.
 *
 * @typedef {object} SiteVersion
 * @property {string} name `main`, or the number of a release, such as `0.2.1`.
 * @property {string} ref Branch or tag that it is built from.
 * @property {string} path Path below the site's root: empty, or a folder such as `0.1/`.
 */

/** Releases that have a site. Each takes a few minutes to build, and all are built for each deployment. */
const maxReleases = 4;

/**
 * Part of a version that changes with breaking changes: below 1.0 the minor version.
 *
 * @param {number[]} version
 */
const getReleaseLine = ([major, minor]) => (major === 0 ? `0.${minor}` : String(major));

/**
 * Lists the versions of the site: the newest release of each line (0.1, 0.2, 1, 2), and `main`. The newest release is at
 * the root, where links from error messages and READMEs lead; `main` is there while there is no release.
 *
 * @param {string[]} tags Tags of the repository. Releases have tags such as `v0.2.1`.
 * @returns {SiteVersion[]} The version at the root first.
 */
export function siteVersions(tags) {
  const releases = tags
    .flatMap((tag) => {
      const [, ...parts] = /^v(\d+)\.(\d+)\.(\d+)$/.exec(tag) ?? [];
      return parts.length > 0 ? [{ tag, version: parts.map(Number) }] : [];
    })
    .sort(({ version: a }, { version: b }) => {
      const difference = b.map((part, index) => part - (a[index] ?? 0)).find((part) => part !== 0);
      return difference ?? 0;
    });
  /** @type {Map<string, string>} */
  const newest = new Map();
  for (const { tag, version } of releases) {
    const line = getReleaseLine(version);
    if (!newest.has(line)) newest.set(line, tag);
  }
  const [latest, ...earlier] = [...newest]
    .slice(0, maxReleases)
    .map(([line, tag]) => ({ name: tag.slice(1), ref: tag, path: `${line}/` }));
  const main = { name: 'main', ref: 'main', path: latest ? 'main/' : '' };
  return latest ? [{ ...latest, path: '' }, main, ...earlier] : [main];
}

/**
 * Reads which version is built, and which others exist, from the environment variables `DOCS_VERSION` (a name) and
 * `DOCS_VERSIONS` (the list, as JSON). Without them, it is `main` alone.
 *
 * @param {Record<string, string | undefined>} [environment]
 * @returns {{ version: SiteVersion, versions: SiteVersion[], base: string }} `base` is the path of the version's home page.
 * @throws {Error} If the list does not contain the version.
 */
export function builtVersion({ DOCS_VERSION = 'main', DOCS_VERSIONS } = process.env) {
  const versions = /** @type {SiteVersion[]} */ (DOCS_VERSIONS ? JSON.parse(DOCS_VERSIONS) : siteVersions([]));
  const version = versions.find(({ name }) => name === DOCS_VERSION);
  if (!version) throw new Error(`DOCS_VERSIONS does not contain the version ${DOCS_VERSION}.`);
  return { version, versions, base: `/cartwright/${version.path}` };
}
