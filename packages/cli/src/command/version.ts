import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Version of the command line, and of all Cartwright packages that were released with it. */
export const version = manifest.version;
