import { bindTo } from '../client/bind-to.js';

/** Creates an image function whose default base URL is the client's `mediaUrl` once it is bound to a client. */
export const followsClient = <Function extends (...args: never[]) => unknown>(
  make: (mediaUrl?: string) => Function,
): Function => Object.assign(make(), { [bindTo]: (client: { mediaUrl?: string }) => make(client.mediaUrl) });
