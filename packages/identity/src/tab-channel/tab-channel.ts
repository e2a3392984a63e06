/** Channel to the other tabs of the site. */
export interface TabChannel<Message> {
  /** Sends a message to the other tabs. */
  post(this: void, message: Message): void;
  /** Stops receiving messages. */
  close(this: void): void;
}

/**
 * Opens a channel between the tabs of a site in this browser: a `BroadcastChannel`, or events of local storage where
 * there is none. Without both, no message arrives.
 *
 * @param name - Name of the channel, the same in all tabs. Not a key that local storage has.
 * @param listener - Receives the messages of other tabs. They are from scripts of this site, of any version.
 * @returns The channel. Messages are JSON values and must not contain tokens.
 * @example
 * ```ts
 * import { openTabChannel } from '@cartwright/identity/tab-channel';
 *
 * export const wishlist = openTabChannel<string>('wishlist', (productId) => console.log('Added elsewhere', productId));
 * wishlist.post('df19c1f7-07d8-a265-42f8-e8dfa824cc6e');
 * ```
 * @see https://developer.mozilla.org/docs/Web/API/Broadcast_Channel_API
 */
export function openTabChannel<Message>(name: string, listener: (message: Message) => void): TabChannel<Message> {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data));
    return { post: (message) => channel.postMessage(message), close: () => channel.close() };
  }
  const receive = ({ key, newValue }: StorageEvent): void => {
    if (key === name && newValue) listener(JSON.parse(newValue) as Message);
  };
  globalThis.addEventListener?.('storage', receive);
  return {
    post(message) {
      try {
        globalThis.localStorage.setItem(name, JSON.stringify(message));
        globalThis.localStorage.removeItem(name);
      } catch {
        // Local storage is missing, full or blocked: other tabs notice the change when they get the focus.
      }
    },
    close: () => globalThis.removeEventListener?.('storage', receive),
  };
}
