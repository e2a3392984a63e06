import { inFullBuild } from '../errors/full-build.js';
import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import type { AuthStrategy } from '../transport/transport.js';
import { mergeHeaders, type HeadersInput } from '../transport/merge-headers.js';
import type { Reply } from '../transport/reply.js';
import type { TransportOptions } from '../transport/transport-options.js';
import { createTransport } from '../http/create-transport.js';
import { setAmbientClient } from './ambient-client.js';
import { createBind } from './bind.js';
import type { BindableModule } from './bindable-module.js';
import type { Client } from './client.js';
import { connectionKey, type Connection } from './connection.js';
import type { ModuleNames } from './module-names.js';

/** Options of {@link createClient}. */
export interface ClientOptions<Modules extends object, Auth extends AuthStrategy> extends TransportOptions {
  /**
   * Auth strategy that authorizes calls, such as `OAuthStrategy`. Available as `client.auth`. Without it, calls are
   * sent unauthorized.
   */
  auth?: Auth;
  /**
   * Modules, or groups of modules, by their property name on the client. A name must not be that of a member of
   * {@link Client}.
   */
  modules?: Modules & BindableModule<Modules> & ModuleNames;
  /** Headers of every call. The session's authorization and the headers of a single call win over them. */
  headers?: HeadersInput;
  /**
   * Base URL of the API, to use an emulator or a proxy. Must be https, except on localhost.
   *
   * @default 'https://www.wixapis.com'
   */
  apiUrl?: string;
  /**
   * Base URL of module calls when the auth strategy has `useCDN`.
   *
   * @default 'https://edge.wixapis.com', or `apiUrl` if that is set
   */
  cdnUrl?: string;
  /**
   * Base URL of images, such as `http://localhost:4000/media`, to use an emulator or a proxy. Image references in
   * responses and the `media` functions bound to the client resolve to it.
   *
   * @default 'https://static.wixstatic.com/media'
   */
  mediaUrl?: string;
}

/**
 * Validates a base URL and removes its trailing slashes. In production, pages leave the check to the browser, which sends
 * no request of a secure page without https.
 */
const toBaseUrl = (url: string): string => url.replace(/\/+$/, '');

/**
 * Creates a client. A client belongs to one user: on a server, create one for each request.
 *
 * @param options - Auth strategy, modules, base URLs and call settings. All optional.
 * @returns The client, with the bound modules under their names and the auth strategy as `auth`.
 * @throws {CartwrightError} `invalid_argument` for a base URL that is neither https nor on localhost, for a module
 * without operations of Cartwright, and for a module named like a member of {@link Client}.
 * @example
 * ```ts
 * import { createClient, operation } from '@cartwright/core';
 *
 * const ping = operation<[], { pong: boolean }>({ id: 'ping', method: 'GET', path: '/v1/ping' });
 * const client = createClient({ modules: { health: { ping } } });
 * export const pong = client.health.ping();
 * ```
 */
export function createClient<Modules extends object = object, Auth extends AuthStrategy = AuthStrategy>(
  options: ClientOptions<Modules, Auth> = {},
): Client & Modules & { readonly auth: Auth } {
  const { auth } = options;
  const apiUrl = toBaseUrl(options.apiUrl ?? 'https://www.wixapis.com');
  const cdnUrl = toBaseUrl(options.cdnUrl ?? options.apiUrl ?? 'https://edge.wixapis.com');
  const mediaUrl = options.mediaUrl && toBaseUrl(options.mediaUrl);
  inFullBuild(() => {
    const check = (name: string, url: string) => {
      let origin;
      try {
        origin = new URL(url).origin;
      } catch {
        // Not a URL. React Native has no URL.canParse.
      }
      // Origins that tokens may be sent to: https, or http on localhost.
      if (!/^https:|^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:|$)/.test(`${origin}`))
        throw invalidArgument(name, isDevelopment && 'an https URL, or http on localhost');
    };
    check('apiUrl', apiUrl);
    check('cdnUrl', cdnUrl);
    if (mediaUrl !== undefined) check('mediaUrl', mediaUrl);
  });
  let headers = mergeHeaders(options.headers);

  const transport = createTransport(options);
  auth?.connect?.({ transport, apiUrl });

  const client: Client & Record<typeof connectionKey, () => Connection> & { auth: Auth | undefined } = {
    auth,
    [connectionKey]: (): Connection => ({ ...options, apiUrl, cdnUrl, headers }),
    mediaUrl,
    use: <Module extends object>(module: Module) => bind(module) as Module,
    setHeaders(added) {
      headers = mergeHeaders(headers, added);
    },
    enableContext(_scope, options) {
      setAmbientClient(client, options);
    },
    send(request, options, read) {
      const { path, useCDN = auth?.useCDN } = request;
      const outgoing = {
        url: (useCDN ? cdnUrl : apiUrl) + path,
        headers,
        options,
        ...request,
      };
      const readAndTrack = (reply: Reply) => {
        const consistencyToken = reply.response.headers.get('x-wix-consistent');
        if (consistencyToken) headers = { ...headers, 'x-wix-consistent': consistencyToken };
        return read(reply);
      };
      return transport(outgoing, readAndTrack, auth);
    },
  };
  const bind = createBind(client);
  const modules = bind(options.modules ?? {}, 'modules');
  inFullBuild(() => {
    for (const name of Object.keys(modules)) {
      if (name in client)
        throw invalidArgument(`modules.${name}`, isDevelopment && 'renamed: the client has a member of this name');
    }
  });
  return { ...modules, ...client } as unknown as Client & Modules & { readonly auth: Auth };
}
