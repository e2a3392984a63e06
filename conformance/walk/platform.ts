import { createEmulator, DEMO_CLIENT_ID, type Emulator } from '@cartwright/emulator';
import type { openOfficial, Side } from '../harness/sides.js';

/** The origin of the emulator's own pages and images. */
export const origin = 'http://localhost:4010';

/** Sends the calls of either client to the emulator, for any host. */
export const into =
  (emulator: Emulator): typeof globalThis.fetch =>
  (input, init) =>
    emulator.fetch(new Request(input, init));

/** The client as the official typings have it: the walk is written once against them. */
export type Shop = ReturnType<typeof openOfficial>;

/** A separate platform, and a client without tokens. */
export const openShop = (side: Side) => {
  const emulator = createEmulator({ origin });
  const globalFetch = globalThis.fetch;
  const emulated = into(emulator);
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
