import { packages } from './packages.js';
import { capture } from './run.js';

/**
 * @returns {Promise<string>} URL of the configured npm registry, with a slash at the end.
 */
export async function configuredRegistry() {
  const { output } = await capture('npm', ['config', 'get', 'registry', '--loglevel', 'error']);
  return output.trim().replace(/\/*$/, '/');
}

/**
 * @param {string} registry
 * @param {{ name: string, version?: string }[]} wanted
 * @returns {Promise<string[]>} Names of the packages that the registry has, in the version if there is one.
 */
export async function publishedPackages(registry, wanted) {
  const exist = await Promise.all(
    wanted.map(async ({ name, version }) => {
      const { ok, status } = await fetch(registry + encodeURIComponent(name) + (version ? `/${version}` : ''));
      if (!ok && status !== 404) throw new Error(`The registry responded with status ${status} for ${name}.`);
      return ok;
    }),
  );
  return wanted.flatMap(({ name }, index) => (exist[index] ? [name] : []));
}

/**
 * @param {string} registry
 * @returns {Promise<string[]>} Names of the packages of the workspace of which the registry has no version.
 */
export async function missingPackages(registry) {
  const names = packages.map(({ manifest }) => manifest.name);
  const published = await publishedPackages(
    registry,
    names.map((name) => ({ name })),
  );
  return names.filter((name) => !published.includes(name));
}
