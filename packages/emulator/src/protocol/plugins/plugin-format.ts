import type { Input } from '../../kernel/input/object.js';

/**
 * Request and response format of a plugin method. `Q` is what the caller of the plugin specifies, `R` what it gets back.
 * A method without a format sends and returns the bodies as they are.
 */
export interface PluginFormat<Q, R> {
  /** Formats the request body. */
  toRequest(question: Q): object;
  /** Reads the response body of one plugin. */
  readResponse(body: Input, context: { readonly question: Q; readonly appId: string }): R;
}

/** Formats by plugin method. */
export type PluginFormats = Readonly<Record<string, PluginFormat<never, unknown>>>;
