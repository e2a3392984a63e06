import type { Shape } from '../codec/codec.js';

/** One method of a plugin, as data. */
export interface PluginMethod {
  /** Its path, after the address at which your app serves the plugin: `/v1/getRates`. */
  readonly path: string;
  /** The converted fields of its request. */
  readonly request?: Shape;
  /** The converted fields of its result. */
  readonly response?: Shape;
}
