import { ApiError, type ErrorDetails } from '../errors/api-error.js';
import type { ErrorKind } from '../errors/cartwright-error.js';
import { inFullBuild } from '../errors/full-build.js';
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

/** Maximum length of a body that is parsed, in characters. A longer one is cut off, which makes it invalid JSON. */
const MAX_BODY_LENGTH = 2 ** 20;

/**
 * Maximum number of objects and lists in a body that is parsed. With deeper nesting, `JSON.stringify` of the error
 * would overflow the stack. Production builds for browsers do not limit it.
 */
const MAX_NESTED_VALUES = 2000;

/**
 * Reason phrases of the statuses from 400 on that the platform sends (IANA). HTTP/2 responses carry none, so their
 * error codes must not depend on the phrase of the response.
 */
const reasonPhrases = /* @__PURE__ */ (
  'Bad Request|Unauthorized||Forbidden|Not Found|||||Conflict|||||||||||||||||||' +
  'Precondition Required|Too Many Requests'
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
  let text = status < 300 ? '' : reply.body.slice(0, MAX_BODY_LENGTH);
  inFullBuild(() => {
    if (text.split(/[[{]/, MAX_NESTED_VALUES).length === MAX_NESTED_VALUES) text = '';
  });
  const body: ErrorBody | undefined = parseObject(text);
  const name = reasonPhrases[status - 400] || statusText || `Status ${status}`;
  const { validationError, applicationError } = body?.details ?? {};
  let kind: ErrorKind = 'application';
  let code: string;
  let message = toText(body?.message, name);
  let details: Omit<ErrorDetails, 'requestId'>;

  if (validationError) {
    const fieldViolations = [validationError.fieldViolations]
      .flat()
      .filter(isObject)
      .map((one) => ({ ...one, field: fieldName(toText(one.field)), description: toText(one.description) }))
      .sort((a, b) => (a.field < b.field ? -1 : +(a.field > b.field)));
    const fields = fieldViolations.map(({ field, description }) => (field ? `"${field}" ${description}` : description));
    kind = 'validation';
    code = 'INVALID_ARGUMENT';
    message = `${code}: ${fields.join(', ') || message}`;
    details = { validationError: { fieldViolations } };
  } else if (applicationError) {
    const { data } = applicationError;
    const description = toText(applicationError.description, 'UNKNOWN');
    code = toText(applicationError.code, 'UNKNOWN');
    if (message !== description) message += `: ${description}`;
    details = { applicationError: { code, description, data: isObject(data) ? data : {} } };
  } else {
    const data = { requestId, details: body ?? null };
    details = { applicationError: { code: status, description: message, data } };
    code = name.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
    if (status === 200) {
      kind = 'parse';
      code = 'invalid_response';
      message = `${operation}: the response cannot be parsed`;
    } else if (status < 400 || status >= 500) {
      kind = 'system';
      code = status < 300 ? 'unexpected_status' : 'system_error';
      message = `System error occurred: ${requestId ? `request-id: ${requestId}` : JSON.stringify({ status, message })}`;
    }
  }
  return new ApiError((customMessage ?? message).slice(0, MAX_MESSAGE_LENGTH), {
    kind,
    code,
    status,
    requestId,
    operation,
    details: { ...details, requestId },
  });
}
