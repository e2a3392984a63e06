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
 * @returns {Promise<string[]>} Names of the packages of the workspace of which the registry has no version.
 */
export async function missingPackages(registry) {
  const names = packages.map(({ manifest }) => manifest.name);
  const exist = await Promise.all(
    names.map(async (name) => {
      const { ok, status } = await fetch(registry + encodeURIComponent(name));
      if (!ok && status !== 404) throw new Error(`The registry responded with status ${status} for ${name}.`);
      return ok;
    }),
  );
  return names.filter((_, index) => !exist[index]);
}
