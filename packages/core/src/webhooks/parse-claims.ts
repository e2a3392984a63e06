import type { IdentificationData } from '../event/event-metadata.js';
import { isObject, type Json } from '../json/json.js';
import type { ParsedEvent } from './parsed-event.js';
import { WebhookError } from './webhook-error.js';

/** Deeper events than this are refused: nothing that the platform sends comes near it. */
const DEEPEST = 400;

/** Whether a value has no more levels than allowed. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
    level = level.filter(isObject).flatMap((item) => Object.values(item));
  }
  return level.length === 0;
}

/** Parses JSON without the field that would change an object's prototype when it is copied. */
const parse = (text: unknown): unknown => {
  if (typeof text !== 'string') throw new TypeError();
  const value: unknown = JSON.parse(text, (key, item: unknown) => (key === '__proto__' ? undefined : item));
  if (!isShallow(value)) throw new RangeError();
  return value;
};

/** The event that a verified token's `data` holds: JSON in JSON. */
export function parseClaims(data: unknown): ParsedEvent {
  try {
    const { eventType, instanceId, identity, accountInfo, data: payload } = parse(data) as Json;
    if (typeof eventType !== 'string') throw new TypeError();
    return {
      eventType,
      ...(typeof instanceId === 'string' && { instanceId }),
      ...(identity != null && { identity: parse(identity) as IdentificationData }),
      ...(accountInfo != null && { accountInfo }),
      payload: parse(payload),
    };
  } catch {
    throw new WebhookError('invalid_jwt', 'data');
  }
}
