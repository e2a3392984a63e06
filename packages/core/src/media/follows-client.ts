import { bindTo } from '../client/bind-to.js';

/** A function of images that takes a client's `mediaUrl` for its default once it is bound to the client. */
export const followsClient = <Function extends (...args: never[]) => unknown>(
  make: (mediaUrl?: string) => Function,
): Function => Object.assign(make(), { [bindTo]: (client: { mediaUrl?: string }) => make(client.mediaUrl) });
