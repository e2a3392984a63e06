/**
 * Waits for Ctrl-C or SIGTERM, then closes the servers.
 *
 * @param {{ close(): unknown }[]} servers
 * @returns {Promise<void>}
 */
export async function untilStopped(servers) {
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
  });
  await Promise.all(servers.map((server) => server.close()));
  console.log('\nStopped.');
}
