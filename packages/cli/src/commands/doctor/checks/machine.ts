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
