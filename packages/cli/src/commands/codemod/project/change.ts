import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTwoFilesPatch } from 'diff';

/** Change of a file. */
export interface Change {
  /** Path from the project's folder. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Formats a change as a unified diff. */
export const formatDiff = ({ file, before, after }: Change): string =>
  createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, { context: 3 })
    .split('\n')
    .slice(1)
    .join('\n')
    .trimEnd();

/** Writes changes, each file at once: a failure leaves no file half-written. */
export function writeChanges(root: string, changes: readonly Change[]): void {
  for (const { file, after } of changes) {
    const path = join(root, file);
    const temporary = `${path}.cartwright-tmp`;
    writeFileSync(temporary, after);
    renameSync(temporary, path);
  }
}
