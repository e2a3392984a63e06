import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageExamples } from '../../scripts/lib/page-examples.js';
import { root } from '../../scripts/lib/run.js';

const file = 'docs/many-servers.md';
const text = readFileSync(join(root, file), 'utf8');

/** Statements of the guide that create its tables. */
export const tables = /```sql\n([\s\S]+?)```/.exec(text)?.[1] ?? '';

/** Writes the code of the guide to a folder: `redis.ts`, `postgres.ts`, and what they import. */
export function writeGuide(folder: string): void {
  for (const { path, code } of pageExamples(file, text)) {
    const target = join(folder, path.slice(path.indexOf('/') + 1));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
}
