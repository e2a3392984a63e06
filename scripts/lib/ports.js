import { createServer } from 'node:net';

/** All servers listen on this address only, so that the demo shop is not reachable from other machines. */
export const host = '127.0.0.1';

/**
 * @param {number} port
 * @returns {Promise<number | undefined>} The port, or undefined where something else listens on it.
 */
function tryPort(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(undefined);
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : port));
    });
  });
}

/** Ports below those that operating systems assign to connections and to servers that listen on port 0. */
const unassigned = { from: 10_000, to: 32_000 };

/**
 * @param {number[]} [taken] Ports reserved for other servers.
 * @returns {Promise<number>} A port that nothing listens on. It stays free until the caller's server starts: nothing is
 *   assigned a port of this range, and two processes rarely choose the same one.
 */
export async function freePort(taken = []) {
  for (;;) {
    const port = unassigned.from + Math.floor(Math.random() * (unassigned.to - unassigned.from));
    if (!taken.includes(port) && (await tryPort(port)) !== undefined) return port;
  }
}

/**
 * Chooses the port to listen on.
 *
 * @param {object} wish
 * @param {string} wish.option The name of the option, for messages.
 * @param {string | undefined} wish.asked Port specified by the user. Throws if it is in use.
 * @param {number} wish.usual Default port. If it is in use, the next free one is used.
 * @param {number[]} [wish.taken] Ports reserved for other servers.
 * @returns {Promise<number>}
 */
export async function choosePort({ option, asked, usual, taken = [] }) {
  if (asked !== undefined) {
    const port = Number(asked);
    if (!/^\d+$/.test(asked) || port > 65535)
      throw new Error(`${option} takes a port from 0 to 65535, not "${asked}".`);
    const found = taken.includes(port) && port !== 0 ? undefined : await tryPort(port);
    if (found === undefined) {
      throw new Error(`Port ${port} is taken. Give ${option} another one, or leave it out and a free one is used.`);
    }
    return found;
  }
  for (let port = usual; port < usual + 100; port++) {
    if (taken.includes(port) || (await tryPort(port)) === undefined) continue;
    if (port !== usual) console.log(`Port ${usual} is taken: using ${port}.`);
    return port;
  }
  throw new Error(`No free port from ${usual} to ${usual + 99}. Name one with ${option}.`);
}
