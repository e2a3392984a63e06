import type { Input } from '../../kernel/input/object.js';

/**
 * Request and response format of a plugin method. `Q`: parameters of the call. `R`: its result.
 * A method without a format leaves the bodies unchanged.
 */
export interface PluginFormat<Q, R> {
  /** Formats the request body. */
  toRequest(parameters: Q): object;
  /** Reads the response body of one plugin. */
  readResponse(body: Input, context: { readonly parameters: Q; readonly appId: string }): R;
}

/** Formats by plugin method. */
export type PluginFormats = Readonly<Record<string, PluginFormat<never, unknown>>>;
