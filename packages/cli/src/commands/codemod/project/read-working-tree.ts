import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the state of the git working tree of a folder: whether it has changes that are not committed, or that the folder is in none.
 */
export async function readWorkingTree(folder: string): Promise<'clean' | 'changed' | 'none'> {
  try {
    const { stdout } = await run('git', ['status', '--porcelain', '--', '.'], { cwd: folder });
    return stdout.trim() === '' ? 'clean' : 'changed';
  } catch {
    return 'none';
  }
}
