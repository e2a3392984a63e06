import { encode } from '../codec/codec.js';
import { createSigner, type SignedClaims, type SignerOptions } from '../jwt/create-signer.js';
import type { PluginCall, PluginMetadata } from './plugin-call.js';
import type { PluginDefinition } from './service-plugin.js';

/** Options of {@link createPluginSigner}. */
export interface PluginSignerOptions extends SignerOptions {
  /** Where the app serves its plugins. Default `https://app.example`. */
  appUrl?: string;
}

/** What a method is asked, from the type of its function. */
type RequestOf<Method> = Method extends (call: PluginCall<infer Request>) => unknown ? Request : never;

/** Calls plugins as the platform does, with a key of its own. */
export interface PluginSigner {
  /** The key to give to `createServicePlugins`, as PEM. */
  readonly publicKey: string;
  /**
   * Makes the platform's call of a method.
   *
   * @param definition - The plugin, such as `shippingRates.provideHandlers`.
   * @param method - The method's name.
   * @param request - What is asked for, as the implementation is given it.
   * @param metadata - What the call says about itself. What is left out is made up.
   * @param claims - When it is valid. Default: always.
   * @returns The request, to be given to `respond` or `processRequest`.
   */
  signRequest<Handlers extends object, Method extends keyof Handlers & string>(
    definition: PluginDefinition<Handlers>,
    method: Method,
    request: RequestOf<Handlers[Method]>,
    metadata?: PluginMetadata,
    claims?: SignedClaims,
  ): Promise<Request>;
}

/**
 * Makes what calls plugins in tests, with a new pair of keys.
 *
 * @param options - All optional.
 * @returns What calls, and the public key for `createServicePlugins`.
 * @example
 * ```ts
 * import { createServicePlugins } from '@cartwright/core/plugins';
 * import { createPluginSigner } from '@cartwright/core/plugins/testing';
 * import { customTriggers } from '@cartwright/ecom/service-plugins';
 *
 * const { publicKey, signRequest } = await createPluginSigner();
 * const plugins = createServicePlugins({ publicKey });
 * plugins.provide(customTriggers.provideHandlers, {
 *   listTriggers: () => ({ customTriggers: [{ _id: 'full-moon', name: 'Full moon' }] }),
 *   getEligibleTriggers: () => ({}),
 * });
 * const answer = await plugins.respond(await signRequest(customTriggers.provideHandlers, 'listTriggers', {}));
 * console.log(answer.status); // 200
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc7519 RFC 7519: JSON Web Token
 */
export async function createPluginSigner(options: PluginSignerOptions = {}): Promise<PluginSigner> {
  const { appUrl = 'https://app.example' } = options;
  const { publicKey, sign } = await createSigner(options);
  return {
    publicKey,
    async signRequest({ componentType, methods }, name, request, metadata, claims = {}) {
      const method = methods[name];
      const data = {
        request: encode(request, method?.request),
        metadata: {
          requestId: crypto.randomUUID(),
          currency: 'USD',
          languages: ['en'],
          instanceId: 'instance-1',
          ...(encode(metadata ?? {}, undefined) as object),
          appExtensionType: componentType,
        },
      };
      return new Request(`${appUrl}${method?.path}`, { method: 'POST', body: await sign(data, claims) });
    },
  };
}
