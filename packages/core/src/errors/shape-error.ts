import type { Reply } from '../http/exchange.js';
import { parseObject, type Json } from '../json/json.js';
import { ApiError, type ErrorDetails, type FieldViolation } from './api-error.js';
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

/** Answers over HTTP/2 have no status text. */
const statusTexts: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
};

const upperSnake = (statusText: string): string => statusText.toUpperCase().replace(/[^A-Z0-9]+/g, '_');

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
 *   if (reply.status !== 200) throw shapeError(reply, 'notes.getNote');
 * };
 * ```
 * @see Specification, section 8: generic shaping
 */
export function shapeError(reply: Reply, operation: string, saying?: string): ApiError {
  const { status, requestId } = reply;
  const body: ErrorBody | undefined = parseObject(reply.body);
  const message = text(body?.message);
  const error = (kind: ErrorKind, code: string, words: string, details: Omit<ErrorDetails, 'requestId'>) =>
    new ApiError((saying ?? words).slice(0, LONGEST_MESSAGE), {
      kind,
      code,
      status,
      requestId,
      operation,
      details: { ...details, requestId },
    });

  const violations = body?.details?.validationError?.fieldViolations;
  if (Array.isArray(violations)) {
    const fieldViolations = violations
      .map((one: Partial<FieldViolation> | null) => ({
        ...one,
        field: text(one?.field),
        description: text(one?.description),
      }))
      .sort((a, b) => (a.field < b.field ? -1 : 1));
    const fields = fieldViolations.map(({ field, description }) => `"${field}" ${description}`).join(', ');
    return error('validation', 'INVALID_ARGUMENT', `INVALID_ARGUMENT: ${fields}`, {
      validationError: { fieldViolations },
    });
  }

  const refusal = body?.details?.applicationError;
  if (refusal) {
    const description = text(refusal.description, 'UNKNOWN');
    const code = text(refusal.code, 'UNKNOWN');
    const data = refusal.data ?? {};
    return error('application', code, `${message}: ${description}`, { applicationError: { code, description, data } });
  }

  const statusText = reply.statusText || statusTexts[status] || `Status ${status}`;
  const details = {
    applicationError: {
      description: message || reply.statusText,
      code: status,
      data: { requestId, details: body ?? null },
    },
  };
  if (status >= 400 && status < 500)
    return error('application', upperSnake(statusText), message || statusText, details);
  if (status === 200) return error('parse', 'invalid_answer', `${operation}: the answer is not JSON`, details);
  const which = requestId ? `request-id: ${requestId}` : JSON.stringify({ status, message });
  const code = status < 300 ? 'unexpected_status' : upperSnake(statusText);
  return error('system', code, `System error occurred: ${which}`, details);
}
