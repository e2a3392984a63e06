import type { Reply } from '../http/exchange.js';
import { parseObject, type Json } from '../json/json.js';
import { ApiError, type ErrorDetails } from './api-error.js';
import type { ErrorKind } from './cartwright-error.js';

/** What an error's body looks like, if it is one: any part can be missing, or be something else. */
interface ErrorBody {
  message?: unknown;
  details?: {
    validationError?: { fieldViolations?: unknown };
    applicationError?: { code?: unknown; description?: unknown; data?: Json };
  };
}

const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

/** Messages stay short, whatever a server sends. */
const LONGEST_MESSAGE = 4096;

/** The same. Throws for what is nested so deeply that the error could not be written down. */
const writable = (value: Json): Json => (JSON.stringify(value) && value) as Json;

/** Answers over HTTP/2 have no status text. */
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
};

/**
 * The error for an answer that is not a success. Total over any body.
 *
 * @param reply - The answer.
 * @param operation - The operation's id.
 * @param saying - A message to use instead of the platform's.
 * @returns The error, to be thrown.
 * @example
 * ```ts
 * import { shapeError, type Reply } from '@cartwright/core';
 *
 * export const check = (reply: Reply) => {
 *   if (reply.response.status !== 200) throw shapeError(reply, 'notes.getNote');
 * };
 * ```
 * @see Specification, section 8: generic shaping
 */
export function shapeError(reply: Reply, operation: string, saying?: string): ApiError {
  const { status, statusText, headers } = reply.response;
  const requestId = headers.get('x-wix-request-id');
  const body: ErrorBody | undefined = parseObject(reply.body, writable);
  const message = text(body?.message);
  const error = (kind: ErrorKind, code: string, words: string, details: Omit<ErrorDetails, 'requestId'>) =>
    new ApiError((saying ?? words).slice(0, LONGEST_MESSAGE), {
      ...{ kind, code, status, requestId, operation },
      details: { ...details, requestId },
    });

  const { validationError, applicationError } = body?.details ?? {};
  const violations = validationError?.fieldViolations;
  if (Array.isArray(violations)) {
    const fieldViolations = violations
      .map((one: Json | null) => ({ ...one, field: text(one?.field), description: text(one?.description) }))
      .sort((a, b) => (a.field < b.field ? -1 : 1));
    const fields = fieldViolations.map(({ field, description }) => `"${field}" ${description}`).join(', ');
    return error('validation', 'INVALID_ARGUMENT', `INVALID_ARGUMENT: ${fields}`, {
      validationError: { fieldViolations },
    });
  }
  if (applicationError) {
    const description = text(applicationError.description, 'UNKNOWN');
    const code = text(applicationError.code, 'UNKNOWN');
    const data = applicationError.data ?? {};
    return error('application', code, `${message}: ${description}`, { applicationError: { code, description, data } });
  }

  const name = statusText || statusTexts[status] || `Status ${status}`;
  const code = name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
  const data = { requestId, details: body ?? null };
  const details = { applicationError: { description: message || statusText, code: status, data } };
  if (status === 200) return error('parse', 'invalid_answer', `${operation}: the answer cannot be read`, details);
  if (status >= 400 && status < 500) return error('application', code, message || name, details);
  const which = requestId ? `request-id: ${requestId}` : JSON.stringify({ status, message });
  return error('system', status < 300 ? 'unexpected_status' : code, `System error occurred: ${which}`, details);
}
