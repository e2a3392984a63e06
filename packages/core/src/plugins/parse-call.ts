import { isObject } from '../json/json.js';
import { safeJson, assertShallow } from '../json/safe-json.js';
import type { ParsedPluginCall } from './plugin-call.js';
import { PluginError } from './plugin-error.js';

/** Parses the call from a verified token's `data` claim. */
export function parseCall(data: unknown): ParsedPluginCall {
  try {
    const { metadata, request } = safeJson(JSON.stringify(assertShallow(data))) as {
      metadata: unknown;
      request?: unknown;
    };
    if (!isObject(metadata) || typeof metadata.appExtensionType !== 'string') throw new TypeError();
    return { metadata: { ...metadata, appExtensionType: metadata.appExtensionType }, request };
  } catch {
    throw new PluginError('invalid_jwt', 'data');
  }
}
