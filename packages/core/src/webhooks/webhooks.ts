import type { EventDefinition, EventEnvelope } from './event.js';
import type { ParsedEvent, ProcessedEvent } from './parsed-event.js';

/** Events that are accepted without a handler. */
export interface ExpectedEvents {
  /** Events that are accepted without a handler. Events with a handler always are, and no others. */
  expectedEvents?: readonly { readonly type: string }[];
}

/** What `createWebhooks` returns. */
export interface Webhooks {
  /**
   * Registers a handler. An event may have several; they run at the same time. When one of them throws, the event
   * counts as not handled, and its next delivery runs all of them again.
   *
   * @param definition - The event, such as `currentCart.onCartCreated`.
   * @param handler - Called with the event, converted as answers are. It has an object of its own.
   */
  on<Envelope extends EventEnvelope>(
    definition: EventDefinition<Envelope>,
    handler: (event: Envelope) => unknown,
  ): void;
  /**
   * Verifies an event and runs its handlers, unless they have run for it before.
   *
   * @param body - The request's body as it came: a signed token.
   * @param options - Events that are accepted without a handler, beside those of `createWebhooks`.
   * @returns The event, and whether it was a duplicate.
   * @throws `WebhookError` when it is refused; what a handler throws.
   */
  process(body: string, options?: ExpectedEvents): Promise<ProcessedEvent>;
  /**
   * As `process`, with the body of a request.
   *
   * @param request - The request. Its body must not have been read.
   * @param options - As of `process`.
   * @returns The event, and whether it was a duplicate.
   * @throws `WebhookError` when it is refused; what a handler throws.
   */
  processRequest(request: Request, options?: ExpectedEvents): Promise<ProcessedEvent>;
  /**
   * As `processRequest`, and answers the platform: 200, or the status of the refusal with a fixed text, or 500 when a
   * handler threw.
   *
   * @param request - The request. Its body must not have been read.
   * @param onError - Sees what went wrong, for your log.
   * @returns The answer.
   */
  respond(request: Request, onError?: (error: unknown) => void): Promise<Response>;
  /**
   * Verifies an event and runs nothing. Every type of event is accepted.
   *
   * @param token - The signed token.
   * @returns The event, before anything in it is converted.
   * @throws `WebhookError` `invalid_jwt` or `body_too_large`.
   */
  parseJWT(token: string): Promise<ParsedEvent>;
  /**
   * As `parseJWT`, with the body of a request.
   *
   * @param request - The request. Its body must not have been read.
   * @returns The event, before anything in it is converted.
   * @throws `WebhookError` `invalid_jwt` or `body_too_large`.
   */
  parseRequest(request: Request): Promise<ParsedEvent>;
}
