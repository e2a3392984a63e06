import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { openTabChannel } from '@cartwright/identity/tab-channel';
import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import { currentCartKey } from '../../queries/query-keys.js';
import { refetchCart } from './refetch-cart.js';

/** Message of a tab about its confirmed cart. */
interface CartMessage {
  readonly session: string;
  readonly version: string;
  /** Whether the tab has sent none before. The others reply with the same version, so that it knows of them. */
  readonly isFirst: boolean;
  /** Whether this is a reply, which gets none. */
  readonly isReply: boolean;
}

/** Connection of the cart to other tabs. */
interface CartTabs {
  /** Starts following the other tabs for a component. Returns the function that stops it. */
  follow(this: void): () => void;
  /** Whether another tab with a cart was heard of. */
  hasOtherTabs(this: void): boolean;
}

/**
 * Keeps the cart equal in all tabs of a session. Each tab sends the version of its confirmed cart when it changes. A tab
 * with another version refetches, and replies if its own version was current.
 */
export function cartTabs(
  { client, queryClient, session }: CartwrightContextValue,
  settled: () => Promise<unknown>,
): CartTabs {
  /** The version that was sent or received last. */
  let known: string | undefined;
  let hasOtherTabs = false;
  let components = 0;
  let stop: (() => void) | undefined;

  const readVersion = (): string | undefined => {
    const cart = queryClient.getQueryData<Cart | null>(currentCartKey(session.id()));
    return cart === undefined ? undefined : JSON.stringify([cart?._id, cart?.revision, cart?._updatedDate]);
  };

  const start = (): (() => void) => {
    let isFirst = true;
    const send = (isReply: boolean): void => {
      const version = readVersion();
      if (version === undefined || (version === known && !isReply)) return;
      known = version;
      channel.post({ session: session.id(), version, isFirst, isReply });
      isFirst = false;
    };
    const receive = async (message: CartMessage): Promise<void> => {
      const { session: id, version, isReply } = message;
      hasOtherTabs = true;
      if (id !== session.id()) return;
      if (message.isFirst) channel.post({ ...message, isFirst: false, isReply: true });
      if (version === readVersion()) return;
      known = version;
      // The response to a change that was sent before this message may be older than the message.
      await settled().catch(() => undefined);
      const before = readVersion();
      await refetchCart({ client, queryClient });
      if (!isReply && readVersion() === before) send(true);
    };
    const channel = openTabChannel<CartMessage>('cartwright-cart', (message) => void receive(message));
    const unwatch = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') send(false);
    });
    send(false);
    return () => {
      channel.close();
      unwatch();
    };
  };

  return {
    follow() {
      if (components++ === 0) stop = start();
      return () => {
        if (--components === 0) stop?.();
      };
    },
    hasOtherTabs: () => hasOtherTabs,
  };
}
