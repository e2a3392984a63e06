import type { KeyValueStore } from '@cartwright/identity';
import { createSealer } from '@cartwright/identity/server';

/** Access to a cart, and to the order that is placed from it. */
export interface CartCapability {
  /** Cart ID on the platform. */
  readonly cartId: string;
  /** Refresh token of the visitor session that owns the cart. */
  readonly refreshToken: string;
  /** Profile URL of the agent that created the cart. */
  readonly agent: string;
  /** Time of expiry, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Issues the IDs of carts, which are the only access to them. */
export interface Capabilities {
  /** Returns the ID of a cart. */
  issue(capability: CartCapability): Promise<string>;
  /** Returns the cart of an ID. `undefined` if the ID was not issued here, or has expired. */
  open(id: string): Promise<CartCapability | undefined>;
}

const PURPOSE = 'agents: cart';

/** Length of the IDs of stored capabilities, in bytes. */
const ID_BYTES = 24;

/**
 * Creates the capabilities of a handler. Without a store, an ID is the encrypted capability. With a store, it is a random
 * key, and the store has the encrypted capability.
 */
export function createCapabilities(secrets: readonly string[], store: KeyValueStore | undefined): Capabilities {
  const sealer = createSealer(secrets);
  return {
    async issue(capability) {
      const sealed = await sealer.seal(capability, PURPOSE, capability.expiresAt);
      if (!store) return sealed;
      const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
      const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      await store.setItem(`agents:cart:${id}`, { sealed });
      return id;
    },
    async open(id) {
      if (!store) return (await sealer.open(id, PURPOSE)) as CartCapability | undefined;
      if (!/^[0-9a-f]{48}$/.test(id)) return undefined;
      const stored = readStored(await store.getItem(`agents:cart:${id}`)) as { readonly sealed?: unknown } | undefined;
      if (typeof stored?.sealed !== 'string') return undefined;
      return (await sealer.open(stored.sealed, PURPOSE)) as CartCapability | undefined;
    },
  };
}

/** Returns a value of a store, which may return it as JSON. `undefined` without a value. */
export function readStored(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  return JSON.parse(value) as unknown;
}
