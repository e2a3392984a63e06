import { createEmulator, DEMO_CLIENT_ID, type Emulator } from '@cartwright/emulator';
import type { openOfficial, Side } from '../harness/sides.js';

/** Origin of the emulator. */
export const origin = 'http://localhost:4010';

/** Sends the requests of either client to the emulator, for any host. */
export const emulatorFetch =
  (emulator: Emulator): typeof globalThis.fetch =>
  (input, init) =>
    emulator.fetch(new Request(input, init));

/** Client with the official types, so that the scenario is written once. */
export type Shop = ReturnType<typeof openOfficial>;

/** Opens a separate platform, and a client without tokens. */
export const openShop = (side: Side) => {
  const emulator = createEmulator({ catalogVersion: 'v1', origin });
  const globalFetch = globalThis.fetch;
  const emulated = emulatorFetch(emulator);
  let sent = 0;
  const fetch: typeof globalThis.fetch = (input, init) => {
    sent += 1;
    return emulated(input, init);
  };
  if (side.usesGlobalFetch) globalThis.fetch = fetch;
  const open = () => side.open({ fetch, clientId: DEMO_CLIENT_ID }) as unknown as Shop;
  const close = () => {
    globalThis.fetch = globalFetch;
    emulator.close();
  };
  /** Returns the number of requests sent. */
  const sentSoFar = () => sent;
  return { emulator, fetch, open, close, sentSoFar };
};
