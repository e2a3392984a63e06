import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { capture } from '../../scripts/lib/run.js';

/**
 * Installs packages in a folder outside of the workspace: those that only this measurement needs, so that no checkout
 * of the repository downloads them.
 *
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} dependencies Exact versions, by package name.
 * @returns {Promise<void>}
 */
export async function install(folder, dependencies) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  const args = ['install', '--ignore-workspace', '--ignore-scripts', '--prefer-offline'];
  // Scripts of pnpm inherit the workspace's strict settings.
  const relaxed = ['--config.engine-strict=false', '--config.strict-peer-dependencies=false'];
  const { code, output } = await capture('pnpm', [...args, ...relaxed], { cwd: folder });
  if (code !== 0) throw new Error(`Installing ${Object.keys(dependencies).join(', ')} failed:\n${output}`);
}
