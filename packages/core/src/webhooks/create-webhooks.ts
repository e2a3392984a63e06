import { bindTo } from '../client/bind-to.js';
import type { Client } from '../client/client.js';
import { registrations } from '../client/registrations.js';
import { isObject } from '../json/json.js';
import { signedRequests, type SignedRequestOptions } from '../jwt/signed-requests.js';
import { decodeEvent } from './decode-event.js';
import type { EventStore } from './event-store.js';
import type { EventEnvelope } from './event-envelopes.js';
import type { EventDefinition } from './event.js';
import { memoryEventStore } from './memory-event-store.js';
import { parseClaims } from './parse-claims.js';
import type { ParsedEvent } from './parsed-event.js';
import { runOnce } from './run-once.js';
import { WebhookError } from './webhook-error.js';
import type { ExpectedEvents, Webhooks } from './webhooks.js';

/** Options of {@link createWebhooks}. */
export interface WebhookOptions extends SignedRequestOptions, ExpectedEvents {
  /**
   * Remembers processed events to skip duplicate deliveries. With several processes, use a shared store.
   *
   * @default memoryEventStore()
   */
  store?: EventStore;
  /**
   * `runWithClient` of `@cartwright/core/server`. If the webhooks are a module of a client, handlers run inside it, so
   * that unbound operations, elevated or not, use that client.
   */
  runWithClient?: <Result>(client: Client, fn: () => Result, options: { elevated: Client }) => Result;
}

/** Event ID, for detecting duplicates. Plain events have none. */
const eventId = ({ payload }: ParsedEvent): string | undefined =>
  isObject(payload) && typeof payload.id === 'string' && 'entityFqdn' in payload ? payload.id : undefined;

/**
 * Creates a receiver of the platform's webhooks. It verifies events, skips duplicates, converts them and calls your
 * handlers.
 *
 * As a module of a client, `createClient({ modules: { currentCartV2, webhooks: createWebhooks(…) } })`, it also calls
 * handlers registered with `client.currentCartV2.onCartCreated(…)`.
 *
 * @param options - Your app's public key, and optional checks, store and handlers' context.
 * @returns The receiver.
 * @throws {CartwrightError} `invalid_argument` if the public key is not PEM.
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onCartCreated } from '@cartwright/ecom/current-cart-v2';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onCartCreated, ({ entity }) => console.log(entity._id, entity._createdDate?.getFullYear()));
 *
 * export const POST = (request: Request) => webhooks.respond(request);
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc7519 RFC 7519: JSON Web Token
 */
export function createWebhooks(options: WebhookOptions): Webhooks {
  const { expectedEvents = [], runWithClient } = options;
  const store = options.store ?? memoryEventStore(options);
  const signed = signedRequests(options, WebhookError);
  const ownHandlers: [EventDefinition, unknown][] = [];

  /** Creates the receiver. With a client, it includes the handlers registered with that client. */
  const receiver = (client?: Client): Webhooks => {
    const runIn = (run: () => unknown) =>
      client && runWithClient ? runWithClient(client, run, { elevated: client }) : run();
    const getHandlers = (type: string) =>
      [...ownHandlers, ...(client ? registrations<EventDefinition>(client, 'events') : [])].flatMap(
        ([definition, handler]) =>
          definition.type === type
            ? (event: ParsedEvent) =>
                runIn(() => (handler as (event: EventEnvelope) => unknown)(decodeEvent(definition, event)))
            : [],
      );

    const webhooks: Webhooks = {
      on: (definition, handler) => void ownHandlers.push([definition, handler]),
      async process(body, callOptions) {
        const event = await webhooks.parseJWT(body);
        const handlers = getHandlers(event.eventType);
        const accepted = [...expectedEvents, ...(callOptions?.expectedEvents ?? [])];
        if (handlers.length === 0 && !accepted.some(({ type }) => type === event.eventType)) {
          throw new WebhookError('unexpected_event_type', event.eventType);
        }
        const isDuplicate = !(await runOnce(store, eventId(event), handlers, event));
        return { ...event, isDuplicate };
      },
      processRequest: async (request, callOptions) => webhooks.process(await signed.read(request), callOptions),
      async respond(request, onError) {
        try {
          await webhooks.processRequest(request);
          return new Response('ok');
        } catch (error) {
          onError?.(error);
          const isRejection = error instanceof WebhookError;
          return new Response(isRejection ? error.message : 'Error', { status: isRejection ? error.httpStatus : 500 });
        }
      },
      parseJWT: async (token) => parseClaims((await signed.verify(token)).data),
      parseRequest: async (request) => webhooks.parseJWT(await signed.read(request)),
    };
    return Object.assign(webhooks, { [bindTo]: receiver });
  };
  return receiver();
}
