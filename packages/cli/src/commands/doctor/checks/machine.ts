import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Check, ok, problem, skipped } from '../check.js';

/** Oldest supported version of Node.js. */
const NODE = [20, 19] as const;

/** Minimum length of a session secret, in characters. */
const MIN_SECRET = 32;

/** Version of Node.js. */
export const node: Check = {
  name: 'node',
  title: 'Node.js',
  run() {
    const { node: version } = process.versions;
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major > NODE[0] || (major === NODE[0] && minor >= NODE[1])) return [ok(`Version ${version}.`)];
    return [problem(`Version ${version} is not supported.`, `Install Node.js ${NODE.join('.')} or newer.`)];
  },
};

/** Returns the installed version of a package, which this folder or one above it contains. */
function installedVersion(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return dirname(folder) === folder ? undefined : installedVersion(dirname(folder), name);
}

/** Versions of the Cartwright packages, which must be the same. */
export const packages: Check = {
  name: 'packages',
  title: 'Packages',
  run({ terminal: { cwd } }) {
    const file = join(cwd, 'package.json');
    if (!existsSync(file)) return [skipped(`${cwd} has no package.json.`)];
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Partial<
      Record<'dependencies' | 'devDependencies', object>
    >;
    const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
      name.startsWith('@cartwright/'),
    );
    if (names.length === 0) return [skipped('package.json has no packages of Cartwright.')];
    const versions = names.map((name) => [name, installedVersion(cwd, name)] as const);
    const shown = versions.map(([name, version = 'not installed']) => `${name} ${version}`).join(', ');
    if (versions.some(([, version]) => version === undefined)) {
      return [problem(`Packages are missing: ${shown}.`, 'Install the dependencies, such as with "npm install".')];
    }
    if (new Set(versions.map(([, version]) => version)).size === 1) return [ok(`${shown}.`)];
    return [
      problem(
        `The packages have different versions: ${shown}.`,
        `Install the same version of all: npm install ${names.map((name) => `${name}@latest`).join(' ')}`,
      ),
    ];
  },
};

/** Secret of the session cookies. */
export const sessionSecret: Check = {
  name: 'session-secret',
  title: 'Session secret',
  run({ setup: { sessionSecret: secret } }) {
    if (secret === undefined) return [skipped('SESSION_SECRET is not set. Stores without a server need none.')];
    if (secret.length >= MIN_SECRET) return [ok(`It has ${MIN_SECRET} characters or more.`)];
    return [
      problem(
        `SESSION_SECRET has ${secret.length} characters, fewer than ${MIN_SECRET}.`,
        'Set it to the output of "openssl rand -base64 48".',
      ),
    ];
  },
};
