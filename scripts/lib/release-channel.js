import { publishedPackages } from './registry.js';

/**
 * Chooses what the release workflow publishes from a commit: the version of its packages with the tag `latest`, or a
 * canary version.
 *
 * @param {object} commit
 * @param {{ name: string, version: string }[]} commit.packages All have the same version.
 * @param {boolean} commit.hasChangesets
 * @param {string} registry
 * @returns {Promise<'latest' | 'canary'>} `latest` also for a commit with changesets if no package has the version on the
 *   registry: the run of the commit that set it did not publish it. A version of which some packages are published is
 *   left to the failed run, so that all of them have the same sources.
 */
export async function releaseChannel({ packages, hasChangesets }, registry) {
  if (!hasChangesets) return 'latest';
  if (packages.every(({ version }) => version === '0.0.0')) return 'canary';
  return (await publishedPackages(registry, packages)).length === 0 ? 'latest' : 'canary';
}
