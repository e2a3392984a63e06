import { bindTo } from '../client/bind-to.js';

/** Creates an image function whose default base URL is the client's `mediaUrl` once it is bound to a client. */
export const withClientMediaUrl = <Function extends (...args: never[]) => unknown>(
  create: (mediaUrl?: string) => Function,
): Function => Object.assign(create(), { [bindTo]: (client: { mediaUrl?: string }) => create(client.mediaUrl) });
