import { encode, type Shape } from '../codec/codec.js';
import { date } from '../codec/date.js';
import type { Json } from '../json/json.js';
import { createSigner, type SignedClaims, type SignerOptions } from '../jwt/create-signer.js';
import type { EventMetadata } from './event-metadata.js';
import type { EventEnvelope } from './event-envelopes.js';
import type { EventDefinition } from './event.js';
import { encodeModifiedFields } from './modified-fields.js';

/** Options of {@link createEventSigner}. */
export type EventSignerOptions = SignerOptions;

/** Validity of a token, in seconds since 1970. */
export type EventClaims = SignedClaims;

/** Signs events like the platform, with a generated key. */
export interface EventSigner {
  /** Public key for `createWebhooks`, as PEM. */
  readonly publicKey: string;
  /**
   * Signs an event.
   *
   * @param definition - Definition of the event, such as `currentCartV2.onCartCreated`.
   * @param envelope - Entity or data, and metadata, as passed to handlers. Missing metadata is generated, with a new
   * event ID.
   * @param claims - Validity of the token. Without it the token does not expire.
   * @returns The token: the body of the webhook request.
   */
  signEvent<Envelope extends EventEnvelope>(
    definition: EventDefinition<Envelope>,
    envelope: Omit<Envelope, 'metadata' | 'modifiedFields'> &
      Partial<Pick<Envelope, Extract<keyof Envelope, 'modifiedFields'>>> & { metadata?: EventMetadata },
    claims?: EventClaims,
  ): Promise<string>;
}

/** The payload field that contains the entity or data. */
function content({ kind, entity: shape }: EventDefinition, envelope: Json): Json {
  const entity = encode(envelope.entity, shape);
  switch (kind) {
    case 'created':
      return { createdEvent: { entity } };
    case 'updated':
      return {
        updatedEvent: { currentEntity: entity, modifiedFields: encodeModifiedFields(envelope.modifiedFields, shape) },
      };
    case 'deleted':
      return { deletedEvent: entity === undefined ? {} : { deletedEntity: entity } };
    default:
      return { actionEvent: { body: encode(envelope.data, shape) } };
  }
}

/**
 * Creates a signer of events for tests, with a new key pair.
 *
 * @param options - App ID, issuer and clock. All optional.
 * @returns The signer, and the public key for `createWebhooks`.
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { createEventSigner } from '@cartwright/core/webhooks/testing';
 * import { onCartDeleted } from '@cartwright/ecom/current-cart-v2';
 *
 * const { publicKey, signEvent } = await createEventSigner();
 * const webhooks = createWebhooks({ publicKey, expectedEvents: [onCartDeleted] });
 * await webhooks.process(await signEvent(onCartDeleted, { metadata: { entityId: 'cart-1' } }));
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc7519 RFC 7519: JSON Web Token
 */
export async function createEventSigner(options: EventSignerOptions = {}): Promise<EventSigner> {
  const { now = Date.now } = options;
  const { publicKey, sign } = await createSigner(options);

  return {
    publicKey,
    async signEvent(definition, envelope, claims = {}) {
      const {
        instanceId = 'instance-1',
        eventType = definition.type,
        identity,
        accountInfo,
        ...entityMetadata
      } = {
        _id: crypto.randomUUID(),
        entityFqdn: definition.type.replace(/_[^_]*$/, ''),
        slug: definition.kind,
        eventTime: new Date(now()),
        ...envelope.metadata,
      } satisfies EventMetadata as EventMetadata;
      const metadataShape: Shape = { eventTime: date };
      const payload =
        definition.kind === 'plain'
          ? encode((envelope as Json).data, definition.entity)
          : { ...(encode(entityMetadata, metadataShape) as Json), ...content(definition, envelope) };
      const data = JSON.stringify({
        instanceId,
        eventType,
        ...(identity && { identity: JSON.stringify(identity) }),
        accountInfo,
        data: JSON.stringify(payload),
      });
      return sign(data, claims);
    },
  };
}
