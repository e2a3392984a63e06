import getPort, { portNumbers } from 'get-port';

/** All servers listen on this address only, so that the demo shop is not reachable from other machines. */
export const host = '127.0.0.1';

/**
 * Finds a free port among those that operating systems assign neither to connections nor to servers that listen on port 0.
 * Starts anywhere, so that two processes rarely choose the same one.
 *
 * @param {number[]} [taken] Ports reserved for other servers.
 * @returns {Promise<number>}
 */
export function freePort(taken = []) {
  const first = 10_000 + Math.floor(Math.random() * 20_000);
  return getPort({ port: portNumbers(first, first + 2000), exclude: taken, host });
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
  if (asked !== undefined && !(/^\d+$/.test(asked) && Number(asked) <= 65535))
    throw new Error(`${option} takes a port from 0 to 65535, not "${asked}".`);
  const wanted = asked === undefined ? portNumbers(usual, usual + 99) : Number(asked);
  const port = await getPort({ port: wanted, exclude: taken, host });
  if (asked === undefined && port !== usual) console.log(`Port ${usual} is taken: using ${port}.`);
  if (asked !== undefined && wanted !== 0 && port !== wanted)
    throw new Error(`Port ${asked} is taken. Give ${option} another one, or leave it out and a free one is used.`);
  return port;
}
