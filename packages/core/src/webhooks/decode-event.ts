import { decode, type Shape } from '../codec/codec.js';
import { date } from '../codec/date.js';
import { isObject, type Json } from '../json/json.js';
import type { EventEnvelope } from './event-envelopes.js';
import type { EventDefinition } from './event.js';
import { decodeModifiedFields } from './modified-fields.js';
import type { ParsedEvent } from './parsed-event.js';

const toObject = (value: unknown): Json => (isObject(value) ? value : {});

/** Content of the payload, by the field names of the envelope. */
function content({ kind, entity }: EventDefinition, payload: Json): Json {
  const body = toObject(payload[`${kind}Event`]);
  switch (kind) {
    case 'created':
      return { entity: body.entity };
    case 'updated':
      return { entity: body.currentEntity, modifiedFields: decodeModifiedFields(body.modifiedFields, entity) };
    case 'deleted':
      return body.deletedEntity == null ? {} : { entity: body.deletedEntity };
    case 'action':
      return { data: body.body };
    case 'plain':
      return { data: payload };
  }
}

/** Converts an event to the envelope of a handler. Each handler gets its own copy. */
export function decodeEvent<Envelope extends EventEnvelope>(
  definition: EventDefinition<Envelope>,
  { payload, ...baseMetadata }: ParsedEvent,
): Envelope {
  const fields = toObject(structuredClone(payload));
  const { createdEvent, updatedEvent, deletedEvent, actionEvent, ...entityMetadata } = fields;
  const { modifiedFields, ...converted } = content(definition, fields);
  const metadata = structuredClone({ ...(definition.kind === 'plain' ? {} : entityMetadata), ...baseMetadata });
  const shape: Shape = {
    ...(definition.entity && { entity: definition.entity, data: definition.entity }),
    metadata: { eventTime: date },
  };
  return {
    ...(decode({ ...converted, metadata }, shape) as object),
    ...(modifiedFields !== undefined && { modifiedFields }),
  } as unknown as Envelope;
}
