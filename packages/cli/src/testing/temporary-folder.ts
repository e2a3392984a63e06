import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder for the current test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cartwright-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
