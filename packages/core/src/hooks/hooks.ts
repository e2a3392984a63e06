/** A call, as passed to hooks. All hooks of one call receive the same object. Contains no secrets. */
export interface HookCall {
  /** Operation ID, such as `ecom.currentCartV2.getCurrentCart`, or `identity.oauth2.token` for token calls. */
  readonly operation: string;
  /** HTTP method. */
  readonly method: string;
  /** URL without the query string. */
  readonly url: string;
}

/** An attempt of a call. */
export interface HookAttempt {
  /** Number of the attempt, from 1. A replay after a 401 counts. 0 if the call failed before it was sent. */
  readonly attempt: number;
}

/** A response, as passed to `onResponse`. */
export interface HookResponse extends HookAttempt {
  /** HTTP status. */
  readonly status: number;
  /** Request ID from the `x-wix-request-id` response header. `null` if the response has none. */
  readonly requestId: string | null;
  /** Milliseconds from the start of the attempt until the body was read. */
  readonly duration: number;
}

/** A retry, as passed to `onRetry`. `attempt` is the one that failed. */
export interface HookRetry extends HookAttempt {
  /** Backoff before the next attempt, in milliseconds. */
  readonly delay: number;
  /** HTTP status of the failed attempt. `undefined` if there was no response. */
  readonly status: number | undefined;
  /** Why there was no response. `undefined` if there was one. */
  readonly error: unknown;
}

/** A failed call, as passed to `onError`. */
export interface HookError extends HookAttempt {
  /** The error that the call rejects with: a `CartwrightError`, unless a callback of the application threw. */
  readonly error: unknown;
  /** Milliseconds from the start of the call. */
  readonly duration: number;
}

/**
 * Functions that observe all calls of a client, including token calls. Exceptions of hooks are ignored.
 *
 * @example
 * ```ts
 * import { createClient, observe, type Hooks } from '@cartwright/core';
 *
 * const log: Hooks = {
 *   onResponse: ({ operation }, { status, duration }) => console.info(operation, status, duration),
 *   onError: ({ operation }, { error }) => console.error(operation, error),
 * };
 * export const client = createClient({ observer: observe(log) });
 * ```
 */
export interface Hooks {
  /** Called before each attempt. Returned headers are sent with the request, but cannot replace the authorization. */
  onRequest?(call: HookCall, attempt: HookAttempt): Record<string, string> | void;
  /** Called after each response, with any status. */
  onResponse?(call: HookCall, response: HookResponse): void;
  /** Called before the backoff of a retry. */
  onRetry?(call: HookCall, retry: HookRetry): void;
  /** Called once, before the call rejects. */
  onError?(call: HookCall, failure: HookError): void;
}
