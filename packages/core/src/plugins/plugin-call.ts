import type { IdentificationData } from '../jwt/identification-data.js';

/** What every call of a plugin says about itself. */
export interface PluginMetadata {
  /** The platform's id of the request. */
  requestId?: string | null;
  /** The currency that prices are in, as three letters of ISO 4217. */
  currency?: string | null;
  /** Who caused the call. */
  identity?: IdentificationData;
  /** Languages in the order of preference, as `en` or `en-US`. */
  languages?: string[];
  /** The app's instance. */
  instanceId?: string | null;
}

/** What an implementation's method is given. */
export interface PluginCall<Request = unknown> {
  /** What is asked for. */
  request: Request;
  /** About the call. */
  metadata: PluginMetadata;
}

/** A verified call, before anything in it is converted. */
export interface ParsedPluginCall {
  /** What is asked for, with the wire's names. */
  request: unknown;
  /** About the call. */
  metadata: PluginMetadata & {
    /** Which plugin is called, such as `ECOM_SHIPPING_RATES`. */
    appExtensionType: string;
  };
}
