import type { EventEnvelope } from './event-envelopes.js';
import type { EventDefinition } from './event.js';
import type { ParsedEvent, ProcessedEvent } from './parsed-event.js';

/** Events that are accepted without a handler. */
export interface ExpectedEvents {
  /**
   * Event definitions accepted without a handler. Events with a handler are always accepted; all others are rejected.
   */
  expectedEvents?: readonly { readonly type: string }[];
}

/** A webhook receiver, as returned by `createWebhooks`. */
export interface Webhooks {
  /**
   * Registers a handler. An event can have several, which run concurrently. If one throws, the event counts as
   * unprocessed, and the next delivery runs all of them again.
   *
   * @param definition - Definition of the event, such as `currentCartV2.onCartCreated`.
   * @param handler - Called with the converted event. Each handler gets its own copy.
   */
  on<Envelope extends EventEnvelope>(
    definition: EventDefinition<Envelope>,
    handler: (event: Envelope) => unknown,
  ): void;
  /**
   * Verifies an event and runs its handlers, unless it was already processed.
   *
   * @param body - The raw request body: a signed token.
   * @param options - Further events that are accepted without a handler.
   * @returns The event, and whether it is a duplicate.
   * @throws {WebhookError} When the delivery is rejected. Exceptions of handlers pass through.
   */
  process(body: string, options?: ExpectedEvents): Promise<ProcessedEvent>;
  /**
   * Like `process`, but reads the body from a request.
   *
   * @param request - The request. Its body must not have been read.
   * @param options - Further events that are accepted without a handler.
   * @returns The event, and whether it is a duplicate.
   * @throws {WebhookError} When the delivery is rejected. Exceptions of handlers pass through.
   */
  processRequest(request: Request, options?: ExpectedEvents): Promise<ProcessedEvent>;
  /**
   * Like `processRequest`, but returns the HTTP response: 200, the status and message of a rejection, or
   * 500 if a handler threw. Never rejects.
   *
   * @param request - The request. Its body must not have been read.
   * @param onError - Called with each error, for logging.
   * @returns The response.
   */
  respond(request: Request, onError?: (error: unknown) => void): Promise<Response>;
  /**
   * Verifies an event without running handlers. Accepts all event types.
   *
   * @param token - The signed token.
   * @returns The unconverted event.
   * @throws {WebhookError} `invalid_jwt` or `body_too_large`.
   */
  parseJWT(token: string): Promise<ParsedEvent>;
  /**
   * Like `parseJWT`, but reads the token from a request.
   *
   * @param request - The request. Its body must not have been read.
   * @returns The unconverted event.
   * @throws {WebhookError} `invalid_jwt` or `body_too_large`.
   */
  parseRequest(request: Request): Promise<ParsedEvent>;
}
