import type { Reply } from '../http/exchange.js';
import { ApiError, type ApiErrorInit, type FieldViolation } from './api-error.js';

type Json = Record<string, unknown>;

const object = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;

const text = (value: unknown, otherwise = ''): string => (typeof value === 'string' ? value : otherwise);

/** Messages stay short, whatever a server sends. */
const LONGEST_MESSAGE = 4096;

const parse = (body: string): Json | undefined => {
  try {
    return object(JSON.parse(body));
  } catch {
    return undefined;
  }
};

const violation = (value: unknown): FieldViolation => {
  const wire = object(value) ?? {};
  return { ...wire, field: text(wire.field), description: text(wire.description) };
};

/** HTTP/2 has no status text, so the common ones are named here. */
const names: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
};

const upperSnake = (statusText: string): string => statusText.toUpperCase().replace(/[^A-Z0-9]+/g, '_');

/** The error for an answer that is not 200. Total over any body. */
export function shapeError(reply: Reply, operation: string, cause?: unknown): ApiError {
  const { status, requestId } = reply;
  const body = parse(reply.body);
  const details = object(body?.details);
  const message = text(body?.message);
  const error = (text: string, init: Omit<ApiErrorInit, 'status' | 'requestId' | 'operation'>) =>
    new ApiError(text.slice(0, LONGEST_MESSAGE), { ...init, status, requestId, operation, cause });

  const violations = object(details?.validationError)?.fieldViolations;
  if (Array.isArray(violations)) {
    const fieldViolations = violations
      .map(violation)
      .sort((a, b) => (a.field < b.field ? -1 : a.field > b.field ? 1 : 0));
    const fields = fieldViolations.map(({ field, description }) => `"${field}" ${description}`).join(', ');
    return error(`INVALID_ARGUMENT: ${fields}`, {
      kind: 'validation',
      code: 'INVALID_ARGUMENT',
      details: { validationError: { fieldViolations }, requestId },
    });
  }

  const application = object(details?.applicationError);
  if (application) {
    const description = text(application.description, 'UNKNOWN');
    const code = text(application.code, 'UNKNOWN');
    return error(`${message}: ${description}`, {
      kind: 'application',
      code,
      details: { applicationError: { code, description, data: object(application.data) ?? {} }, requestId },
    });
  }

  const init = {
    details: {
      applicationError: {
        description: message || reply.statusText,
        code: status,
        data: { requestId, details: body ?? null },
      },
      requestId,
    },
  };
  if (status < 300)
    return error(`System error occurred: unexpected status ${status}`, {
      ...init,
      kind: 'system',
      code: 'unexpected_status',
    });
  const code = names[status] ?? upperSnake(reply.statusText || `status ${status}`);
  if (status < 500) return error(message || reply.statusText || code, { ...init, kind: 'application', code });
  const which = requestId ? `request-id: ${requestId}` : JSON.stringify({ status, message });
  return error(`System error occurred: ${which}`, { ...init, kind: 'system', code });
}
