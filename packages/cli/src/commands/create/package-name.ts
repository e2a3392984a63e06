import { basename } from 'node:path';

/** Returns the name of a package that is in a folder. */
export const toPackageName = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^\w.-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '') || 'store';
