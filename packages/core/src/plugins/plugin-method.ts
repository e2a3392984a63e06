import type { Shape } from '../codec/codec.js';

/** Declaration of a plugin method. */
export interface PluginMethod {
  /** Path below the base URL of the plugin, such as `/v1/getRates`. */
  readonly path: string;
  /** Converted fields of the request. */
  readonly request?: Shape;
  /** Converted fields of the result. */
  readonly response?: Shape;
}
