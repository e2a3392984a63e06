import { bindTo } from '../client/bind-to.js';
import type { Client } from '../client/client.js';
import { registrations, type Registration } from '../client/registrations.js';
import { decode, encode } from '../codec/codec.js';
import { signedRequests, type SignedRequestOptions } from '../jwt/signed-requests.js';
import { applicationErrorResponse, failureResponse } from './error-responses.js';
import { checkedImplementation, isSameType, type AnyHandlers, type AnyPlugin } from './implementation.js';
import { parseCall } from './parse-call.js';
import { PluginError } from './plugin-error.js';
import type { ServicePlugins } from './service-plugins.js';

/** Options of {@link createServicePlugins}. */
export interface ServicePluginOptions extends SignedRequestOptions {
  /**
   * `runWithClient` of `@cartwright/core/server`. If the plugins are a module of a client, implementations run inside
   * it, so that unbound operations, elevated or not, use that client.
   */
  runWithClient?: <Result>(client: Client, fn: () => Result, options: { elevated: Client }) => Result;
}

/** Path of a URL, or of a string that is already a path. */
const getPath = (url: string): string => (URL.canParse(url, 'http://app') ? new URL(url, 'http://app').pathname : '');

/**
 * Creates a receiver of the platform's calls to your app's service plugins. It verifies calls, converts requests, calls
 * your implementation and converts its result.
 *
 * As a module of a client, `createClient({ modules: { shippingRates, servicePlugins: createServicePlugins(…) } })`, it
 * also calls implementations registered with `client.shippingRates.provideHandlers(…)`.
 *
 * @param options - Your app's public key. Set `appId` and `issuer` (`wix.com`) too, so that tokens for other apps are
 * rejected.
 * @returns The receiver.
 * @throws {CartwrightError} `invalid_argument` if the public key is not PEM.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { shippingRates } from '@cartwright/ecom/service-plugins';
 *
 * const plugins = createServicePlugins({ publicKey: process.env.WIX_PUBLIC_KEY ?? '', appId: 'app-1', issuer: 'wix.com' });
 * plugins.provide(shippingRates.provideHandlers, {
 *   getShippingRates: async ({ metadata }) => ({
 *     shippingRates: [{ code: 'post', title: 'Post', cost: { price: '4.90', currency: metadata.currency ?? 'EUR' } }],
 *   }),
 * });
 *
 * export const POST = (request: Request) => plugins.respond(request);
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc7519 RFC 7519: JSON Web Token
 */
export function createServicePlugins(options: ServicePluginOptions): ServicePlugins {
  const { runWithClient } = options;
  const signed = signedRequests(options, PluginError);
  const ownImplementations: Registration<AnyPlugin>[] = [];

  /** Creates the receiver. With a client, it includes the implementations registered with that client. */
  const receiver = (client?: Client): ServicePlugins => {
    /** Finds the implementation of a component type, and its method at a URL. */
    const findMethod = (componentType: string, url: string) => {
      const [found, duplicate] = [
        ...ownImplementations,
        ...(client ? registrations<AnyPlugin>(client, 'plugins') : []),
      ].filter(([plugin]) => isSameType(plugin.componentType, componentType));
      if (!found) throw new PluginError('no_implementation', componentType);
      if (duplicate) throw new PluginError('multiple_implementations', componentType);
      const [plugin, handlers] = found;
      const path = getPath(url);
      const [name, method] =
        Object.entries(plugin.methods).find(([, registered]) => path.endsWith(registered.path)) ?? [];
      if (!name || !method) throw new PluginError('unknown_method', componentType);
      return { method, invoke: (call: unknown) => (handlers as AnyHandlers)[name]?.(call) };
    };

    const plugins: ServicePlugins = {
      provide: (definition, handlers) =>
        void ownImplementations.push([definition, checkedImplementation(definition, handlers, ownImplementations)]),
      async process({ url, body }) {
        const call = await plugins.parseJWT(body);
        const { method, invoke } = findMethod(call.metadata.appExtensionType, url);
        const converted = decode(
          { ...call, request: call.request ?? {} },
          method.request && { request: method.request },
        );
        const run = () => invoke(converted);
        const result = await (client && runWithClient ? runWithClient(client, run, { elevated: client }) : run());
        return encode(result ?? {}, method.response);
      },
      async processRequest(request) {
        const body = await signed.read(request);
        try {
          return Response.json(await plugins.process({ url: request.url, body }));
        } catch (error) {
          const response = applicationErrorResponse(error);
          if (response) return response;
          throw error;
        }
      },
      async respond(request, onError) {
        try {
          return await plugins.processRequest(request);
        } catch (error) {
          onError?.(error);
          return failureResponse(error);
        }
      },
      parseJWT: async (token) => parseCall((await signed.verify(token)).data),
      parseRequest: async (request) => plugins.parseJWT(await signed.read(request)),
    };
    return Object.assign(plugins, { [bindTo]: receiver });
  };
  return receiver();
}
