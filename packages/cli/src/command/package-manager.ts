import type { Terminal } from './terminal.js';

/** Package managers that can install the dependencies. */
export const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** Name of a package manager. */
export type PackageManager = (typeof packageManagers)[number];

/** Returns the package manager that started this process, such as by `pnpm create cartwright`. Defaults to npm. */
export function detectPackageManager({ env }: Terminal): PackageManager {
  const [, name] = /^(\w+)\//.exec(env['npm_config_user_agent'] ?? '') ?? [];
  return packageManagers.find((manager) => manager === name) ?? 'npm';
}
