import { ApiError, type ErrorDetails } from '../errors/api-error.js';
import type { ErrorKind } from '../errors/cartwright-error.js';
import { isObject, parseObject } from '../json/json.js';
import type { Reply } from './reply.js';

/** Body of an error response. Any field may be missing or have another type. */
interface ErrorBody {
  message?: unknown;
  details?: {
    validationError?: { fieldViolations?: unknown };
    applicationError?: { code?: unknown; description?: unknown; data?: unknown };
  };
}

const toText = (value: unknown, otherwise = ''): string =>
  value && !isObject(value) ? `${value as string}` : otherwise;

/** Maximum length of an error message, in characters. */
const MAX_MESSAGE_LENGTH = 4096;

/** Maximum length of a body that is parsed, in characters. The platform's errors are far smaller. */
const MAX_BODY_LENGTH = 2 ** 20;

/**
 * Maximum number of objects and lists in a body that is parsed. With deeper nesting, `JSON.stringify` of the error
 * would overflow the stack.
 */
const MAX_NESTED_VALUES = 2000;

/**
 * Reason phrases of the statuses from 400 on that the platform and gateways send (IANA). HTTP/2 responses carry none, so
 * error codes must not depend on the response's phrase.
 */
const reasonPhrases = /* @__PURE__ */ (
  'Bad Request|Unauthorized|Payment Required|Forbidden|Not Found|Method Not Allowed|Not Acceptable||Request Timeout|' +
  'Conflict|Gone||Precondition Failed|Payload Too Large|URI Too Long|Unsupported Media Type|||||||Unprocessable Entity|' +
  '|||||Precondition Required|Too Many Requests||Request Header Fields Too Large'
).split('|');

/**
 * Converts a response that is not a success to an {@link ApiError}. Accepts any body. The body of a 2xx response is
 * dropped, because it may contain tokens.
 *
 * @param reply - The response.
 * @param operation - Operation ID.
 * @param customMessage - Message that replaces the platform's.
 * @param fieldName - Translates a field of the request to the caller's name for it.
 * @returns The error, to be thrown.
 * @example
 * ```ts
 * import { toApiError, type Reply } from '@cartwright/core';
 *
 * export const check = (reply: Reply) => {
 *   if (reply.response.status !== 200) throw toApiError(reply, 'notes.getNote');
 * };
 * ```
 */
export function toApiError(
  reply: Reply,
  operation: string,
  customMessage?: string,
  fieldName = (field: string) => field,
): ApiError {
  const { status, statusText, headers } = reply.response;
  const requestId = headers.get('x-wix-request-id');
  const isReadable =
    status >= 300 &&
    reply.body.length < MAX_BODY_LENGTH &&
    reply.body.split(/[[{]/, MAX_NESTED_VALUES).length < MAX_NESTED_VALUES;
  const body: ErrorBody | undefined = isReadable ? parseObject(reply.body) : undefined;
  const name = reasonPhrases[status - 400] || statusText || `Status ${status}`;
  const message = toText(body?.message, name);
  const error = (kind: ErrorKind, code: string, defaultMessage: string, details: Omit<ErrorDetails, 'requestId'>) =>
    new ApiError((customMessage ?? defaultMessage).slice(0, MAX_MESSAGE_LENGTH), {
      kind,
      code,
      status,
      requestId,
      operation,
      details: { ...details, requestId },
    });

  const { validationError, applicationError } = body?.details ?? {};
  if (validationError) {
    const fieldViolations = [validationError.fieldViolations]
      .flat()
      .filter(isObject)
      .map((one) => ({ ...one, field: fieldName(toText(one.field)), description: toText(one.description) }))
      .sort((a, b) => (a.field < b.field ? -1 : +(a.field > b.field)));
    const fields = fieldViolations.map(({ field, description }) => (field ? `"${field}" ${description}` : description));
    const code = 'INVALID_ARGUMENT';
    return error('validation', code, `${code}: ${fields.join(', ') || message}`, {
      validationError: { fieldViolations },
    });
  }
  if (applicationError) {
    const { data } = applicationError;
    const code = toText(applicationError.code, 'UNKNOWN');
    const description = toText(applicationError.description, 'UNKNOWN');
    return error('application', code, message === description ? message : `${message}: ${description}`, {
      applicationError: { code, description, data: isObject(data) ? data : {} },
    });
  }

  const data = { requestId, details: body ?? null };
  const details = { applicationError: { code: status, description: message, data } };
  if (status === 200) return error('parse', 'invalid_response', `${operation}: the response cannot be parsed`, details);
  if (status >= 400 && status < 500) {
    return error('application', name.toUpperCase().replace(/[^A-Z0-9]+/g, '_'), message, details);
  }
  const identification = requestId ? `request-id: ${requestId}` : JSON.stringify({ status, message });
  return error(
    'system',
    status < 300 ? 'unexpected_status' : 'system_error',
    `System error occurred: ${identification}`,
    details,
  );
}
