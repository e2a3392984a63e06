import { encode } from '../codec/codec.js';
import { createSigner, type SignedClaims, type SignerOptions } from '../jwt/create-signer.js';
import type { PluginCall, PluginMetadata } from './plugin-call.js';
import type { PluginDefinition } from './service-plugin.js';

/** Options of {@link createPluginSigner}. */
export interface PluginSignerOptions extends SignerOptions {
  /**
   * Base URL at which the app serves its plugins.
   *
   * @default 'https://app.example'
   */
  appUrl?: string;
}

/** Request type of a plugin method. */
type MethodRequest<Method> = Method extends (call: PluginCall<infer Request>) => unknown ? Request : never;

/** Calls plugins like the platform, with a generated key. */
export interface PluginSigner {
  /** Public key for `createServicePlugins`, as PEM. */
  readonly publicKey: string;
  /**
   * Creates the platform's call of a plugin method.
   *
   * @param definition - Definition of the plugin, such as `shippingRates.provideHandlers`.
   * @param method - Name of the method.
   * @param request - Request, as passed to the implementation.
   * @param metadata - Metadata of the call. Missing values are generated.
   * @param claims - Validity of the token. Without it the token does not expire.
   * @returns The request, for `respond` or `processRequest`.
   */
  signRequest<Handlers extends object, Method extends keyof Handlers & string>(
    definition: PluginDefinition<Handlers>,
    method: Method,
    request: MethodRequest<Handlers[Method]>,
    metadata?: PluginMetadata,
    claims?: SignedClaims,
  ): Promise<Request>;
}

/**
 * Creates a signer of plugin calls for tests, with a new key pair.
 *
 * @param options - App ID, issuer, base URL and clock. All optional.
 * @returns The signer, and the public key for `createServicePlugins`.
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
