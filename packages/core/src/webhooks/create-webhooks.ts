import type { EventDefinition, EventEnvelope } from '../event/event.js';
import { invalidArgument } from '../errors/invalid-argument.js';
import { isObject } from '../json/json.js';
import { decodeEvent } from './decode-event.js';
import type { EventStore } from './event-store.js';
import { memoryEventStore } from './memory-event-store.js';
import { parseClaims } from './parse-claims.js';
import type { ParsedEvent } from './parsed-event.js';
import { publicKeyPem } from './public-key.js';
import { checkSize, readBody } from './read-body.js';
import { runOnce } from './run-once.js';
import { tokenVerifier } from './verify-token.js';
import { WebhookError } from './webhook-error.js';
import type { Webhooks } from './webhooks.js';

/** Options of {@link createWebhooks}. */
export interface WebhookOptions {
  /** Your app's public key: PEM, or the base64 of the PEM. No other key is ever used, whatever a token says. */
  publicKey: string;
  /** Your app's id. When given, tokens for any other audience are refused. */
  appId?: string;
  /** Who issues the tokens. When given, tokens of any other issuer are refused. */
  issuer?: string;
  /** Events that are accepted without a handler. Events with a handler always are, and no others. */
  expectedEvents?: readonly { readonly type: string }[];
  /** Remembers which events were handled. Default: {@link memoryEventStore}, for one process. */
  store?: EventStore;
  /** The longest body, in bytes. Default 1 MiB. */
  maxBodyBytes?: number;
  /** The time in milliseconds. Default `Date.now`. */
  now?: () => number;
}

/** The id under which deliveries of one event are known. Plain events have none. */
const eventId = ({ payload }: ParsedEvent): string | undefined =>
  isObject(payload) && typeof payload.id === 'string' && 'entityFqdn' in payload ? payload.id : undefined;

/**
 * Receives the platform's events: verifies them, keeps duplicates out, converts them, and runs your handlers.
 *
 * @param options - Your app's public key; everything else is optional.
 * @returns The receiver.
 * @throws `CartwrightError` `invalid_argument` when the key is not a PEM.
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartCreated } from '@cartwright/ecom/current-cart';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartCreated, ({ entity }) => console.log(entity._id, entity._createdDate?.getFullYear()));
 *
 * export const POST = (request: Request) => webhooks.respond(request);
 * ```
 * @see Specification, sections 4: events emitted, and 8: webhook errors; RFC 7519: JSON web token
 */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const { appId, issuer, expectedEvents = [], maxBodyBytes = 1024 * 1024, now = Date.now } = options;
  const store = options.store ?? memoryEventStore({ now });
  const verify = tokenVerifier({ pem: publicKeyPem(options.publicKey), audience: appId, issuer, now });
  const handlers = new Map<string, ((event: ParsedEvent) => unknown)[]>(expectedEvents.map(({ type }) => [type, []]));

  const webhooks: Webhooks = {
    on<Envelope extends EventEnvelope>(
      definition: EventDefinition<Envelope>,
      handler: (event: Envelope) => unknown,
    ): void {
      const known = handlers.get(definition.type) ?? [];
      const run = (event: ParsedEvent) => handler(decodeEvent(definition, event));
      handlers.set(definition.type, [...known, run]);
    },
    async process(body) {
      const event = await webhooks.parseJWT(body);
      const registered = handlers.get(event.eventType);
      if (!registered) throw new WebhookError('unexpected_event_type', event.eventType);
      const isDuplicate = !(await runOnce(store, eventId(event), registered, event));
      return { ...event, isDuplicate };
    },
    processRequest: async (request) => webhooks.process(await readBody(request, maxBodyBytes)),
    async respond(request, onError) {
      try {
        await webhooks.processRequest(request);
        return new Response('ok');
      } catch (error) {
        onError?.(error);
        const refused = error instanceof WebhookError;
        return new Response(refused ? error.message : 'Error', { status: refused ? error.httpStatus : 500 });
      }
    },
    async parseJWT(token) {
      if (typeof token !== 'string')
        throw invalidArgument('body', 'the text of the request, before anything parsed it');
      checkSize(token.length, maxBodyBytes);
      const { data } = await verify(token);
      return parseClaims(data);
    },
  };
  return webhooks;
}
