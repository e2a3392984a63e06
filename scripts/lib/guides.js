import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.js';

/** Guides that say nothing about the use of the packages. */
const omitted = ['README.md', 'benchmarks.md'];

/** Copies the guides into the package of the command line, which searches them. */
export function writeGuides(folder = join(root, 'packages/cli/docs')) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const guides = readdirSync(join(root, 'docs')).filter((file) => file.endsWith('.md') && !omitted.includes(file));
  for (const file of guides) cpSync(join(root, 'docs', file), join(folder, file));
}
