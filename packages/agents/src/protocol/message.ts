import { describeUcp, type ResponseKind, type Ucp } from './ucp.js';

/** Severity of an error: who can resolve it. */
export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

/** Message about a resource. `path` is a JSONPath into the response. */
export type Message =
  | {
      readonly type: 'error';
      readonly code: string;
      readonly content: string;
      readonly severity: Severity;
      readonly path?: string;
    }
  | { readonly type: 'warning'; readonly code: string; readonly content: string; readonly path?: string }
  | { readonly type: 'info'; readonly code: string; readonly content: string; readonly path?: string };

/** Creates an error that the agent, or with other severities the buyer, has to resolve. */
export const createError = (
  code: string,
  content: string,
  path?: string,
  severity: Severity = 'recoverable',
): Message => ({ type: 'error', code, ...(path !== undefined && { path }), content, severity });

/** Creates a warning, which the agent has to show to the buyer. */
export const createWarning = (code: string, content: string, path: string): Message => ({
  type: 'warning',
  code,
  path,
  content,
});

/** Response without a resource, because there is none to act on. */
export interface ErrorResponse {
  readonly ucp: Ucp;
  readonly messages: readonly Message[];
  readonly continue_url?: string;
}

/** Creates the response of an operation that has no resource to return. */
export function createErrorResponse(
  kind: ResponseKind,
  messages: readonly Message[],
  continueUrl?: string,
): ErrorResponse {
  const final = messages.map((message) =>
    message.type === 'error' ? { ...message, severity: 'unrecoverable' as const } : message,
  );
  return {
    ucp: describeUcp(kind, 'error'),
    messages: final,
    ...(continueUrl !== undefined && { continue_url: continueUrl }),
  };
}
