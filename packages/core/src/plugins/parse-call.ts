import { isObject } from '../json/json.js';
import { safeJson, shallow } from '../json/safe-json.js';
import type { ParsedPluginCall } from './plugin-call.js';
import { PluginError } from './plugin-error.js';

/** The call that a verified token's `data` holds. */
export function parseCall(data: unknown): ParsedPluginCall {
  try {
    const { metadata, request } = safeJson(JSON.stringify(shallow(data))) as { metadata: unknown; request?: unknown };
    if (!isObject(metadata) || typeof metadata.appExtensionType !== 'string') throw new TypeError();
    return { metadata: { ...metadata, appExtensionType: metadata.appExtensionType }, request };
  } catch {
    throw new PluginError('invalid_jwt', 'data');
  }
}
