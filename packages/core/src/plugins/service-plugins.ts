import type { ParsedPluginCall } from './plugin-call.js';
import type { PluginDefinition } from './service-plugin.js';

/** A receiver of service-plugin calls, as returned by `createServicePlugins`. */
export interface ServicePlugins {
  /**
   * Registers the implementation of a plugin.
   *
   * @param definition - Definition of the plugin, such as `shippingRates.provideHandlers`.
   * @param handlers - A function per method. It receives the converted request and the call's metadata, and returns the
   * result or a promise of it.
   * @throws {PluginError} `multiple_implementations` if the plugin already has one.
   * @throws {CartwrightError} `invalid_argument` if a method is missing.
   */
  provide<Handlers extends object>(definition: PluginDefinition<Handlers>, handlers: Handlers): void;
  /**
   * Verifies a call and runs the implementation.
   *
   * @param call - URL and raw body of the request: a signed token.
   * @returns The result in the platform's format, to be sent as JSON.
   * @throws {PluginError} When the call is rejected. Exceptions of the implementation pass through.
   */
  process(call: { url: string; body: string }): Promise<unknown>;
  /**
   * Like `process`, but reads a request and returns the response: the result, or an application
   * error that the implementation threw.
   *
   * @param request - The request. Its body must not have been read.
   * @returns The response.
   * @throws {PluginError} When the call is rejected. Other exceptions of the implementation pass through.
   */
  processRequest(request: Request): Promise<Response>;
  /**
   * Like `processRequest`, but never rejects: responds with the status and message of a rejection,
   * or with 500 and a fixed text for other errors.
   *
   * @param request - The request. Its body must not have been read.
   * @param onError - Called with each error, for logging.
   * @returns The response.
   */
  respond(request: Request, onError?: (error: unknown) => void): Promise<Response>;
  /**
   * Verifies a call without running the implementation.
   *
   * @param token - The signed token.
   * @returns The unconverted call.
   * @throws {PluginError} `invalid_jwt` or `body_too_large`.
   */
  parseJWT(token: string): Promise<ParsedPluginCall>;
  /**
   * Like `parseJWT`, but reads the token from a request.
   *
   * @param request - The request. Its body must not have been read.
   * @returns The unconverted call.
   * @throws {PluginError} `invalid_jwt` or `body_too_large`.
   */
  parseRequest(request: Request): Promise<ParsedPluginCall>;
}
