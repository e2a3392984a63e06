import type { ParsedPluginCall } from './plugin-call.js';
import type { PluginDefinition } from './service-plugin.js';

/** What `createServicePlugins` returns. */
export interface ServicePlugins {
  /**
   * Registers the implementation of a plugin.
   *
   * @param definition - The plugin, such as `shippingRates.provideHandlers`.
   * @param handlers - A function for each of its methods. It is given the request, converted as answers are, and what
   * the call says about itself, and returns the result or its promise.
   * @throws `PluginError` `multiple_implementations` when there is one; `CartwrightError` `invalid_argument` when a
   * method is missing.
   */
  provide<Handlers extends object>(definition: PluginDefinition<Handlers>, handlers: Handlers): void;
  /**
   * Verifies a call and asks the implementation.
   *
   * @param call - The request's address and its body as it came: a signed token.
   * @returns The result with the wire's names and forms, to be sent as JSON.
   * @throws `PluginError` when it is refused; what the implementation throws.
   */
  process(call: { url: string; body: string }): Promise<unknown>;
  /**
   * As `process`, with a request, and answers it: with the result, or with the status, code and data of an application
   * error that the implementation threw.
   *
   * @param request - The request. Its body must not have been read.
   * @returns The answer.
   * @throws `PluginError` when it is refused; anything else that the implementation throws.
   */
  processRequest(request: Request): Promise<Response>;
  /**
   * As `processRequest`, and answers in every case: with the status of the refusal and its message, or with 500 and a
   * fixed text for anything else.
   *
   * @param request - The request. Its body must not have been read.
   * @param onError - Sees what went wrong, for your log.
   * @returns The answer.
   */
  respond(request: Request, onError?: (error: unknown) => void): Promise<Response>;
  /**
   * Verifies a call and asks nobody.
   *
   * @param token - The signed token.
   * @returns The call, before anything in it is converted.
   * @throws `PluginError` `invalid_jwt` or `body_too_large`.
   */
  parseJWT(token: string): Promise<ParsedPluginCall>;
  /**
   * As `parseJWT`, with the body of a request.
   *
   * @param request - The request. Its body must not have been read.
   * @returns The call, before anything in it is converted.
   * @throws `PluginError` `invalid_jwt` or `body_too_large`.
   */
  parseRequest(request: Request): Promise<ParsedPluginCall>;
}
