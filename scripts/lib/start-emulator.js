/**
 * Starts the emulator, from the given modules: sources or build.
 *
 * @param {Pick<typeof import('@cartwright/emulator'), 'createEmulator'>} emulator
 * @param {typeof import('@cartwright/emulator/node')} node
 * @param {{ port: number, data?: string, seed?: string, currency?: string, catalog?: 'v1' | 'v3', cartV1?: 'available' | 'removed', webhooks?: { url: string, clientId: string, events: string[] }[] }} options
 * @returns {Promise<import('@cartwright/emulator/node').RunningServer>}
 */
export function startEmulator({ createEmulator }, { openFileDatabase, readSeed, startServer }, options) {
  const { port, cartV1, catalog, currency, data, seed, webhooks } = options;
  const inCurrency = currency === undefined ? {} : { currency };
  return startServer({
    port,
    emulator: createEmulator({
      ...(seed !== undefined && {
        seed: readSeed(seed, { ...inCurrency, ...(catalog && { catalogVersion: catalog }) }),
      }),
      ...inCurrency,
      ...(catalog && { catalogVersion: catalog }),
      ...(cartV1 && { cartV1 }),
      ...(webhooks && { webhooks }),
      ...(data !== undefined && { database: openFileDatabase(data) }),
      onError: (error) => console.error(error),
    }),
  });
}
