import type { IdentificationData } from '../jwt/identification-data.js';

/** Metadata of a plugin call. */
export interface PluginMetadata {
  /** Request ID, for logs and the platform's support. */
  requestId?: string | null;
  /** Currency of the prices, as a three-letter ISO 4217 code. */
  currency?: string | null;
  /** Identity that caused the call. */
  identity?: IdentificationData;
  /** Preferred languages, most preferred first, such as `en` or `en-US`. */
  languages?: string[];
  /** App instance id: identifies the app's installation on the site. */
  instanceId?: string | null;
}

/** Argument of an implementation's method. */
export interface PluginCall<Request = unknown> {
  /** Request of the platform. */
  request: Request;
  /** Metadata of the call. */
  metadata: PluginMetadata;
}

/** A verified call, unconverted. */
export interface ParsedPluginCall {
  /** Request, with the platform's field names. */
  request: unknown;
  /** Metadata of the call. */
  metadata: PluginMetadata & {
    /** Component type of the called plugin, such as `ECOM_SHIPPING_RATES`. */
    appExtensionType: string;
  };
}
