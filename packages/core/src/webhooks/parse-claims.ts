import type { Json } from '../json/json.js';
import { safeJson } from '../json/safe-json.js';
import type { IdentificationData } from '../jwt/identification-data.js';
import type { ParsedEvent } from './parsed-event.js';
import { WebhookError } from './webhook-error.js';

/** Parses the event from a verified token's `data` claim: JSON that contains JSON strings. */
export function parseClaims(data: unknown): ParsedEvent {
  try {
    const { eventType, instanceId, identity, accountInfo, data: payload } = safeJson(data) as Json;
    if (typeof eventType !== 'string') throw new TypeError();
    return {
      eventType,
      ...(typeof instanceId === 'string' && { instanceId }),
      ...(identity != null && { identity: safeJson(identity) as IdentificationData }),
      ...(accountInfo != null && { accountInfo }),
      payload: safeJson(payload),
    };
  } catch {
    throw new WebhookError('invalid_jwt', 'data');
  }
}
