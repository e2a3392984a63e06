import {
  ApplicationError,
  type ErrorKind,
  TooManyRequests,
  ValidationError,
} from '../../kernel/errors/application-error.js';

/** An error response: its status, message and body. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;

  /** @param headers - Additional response headers, such as `allow`. */
  constructor(status: number, message: string, body: object, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const statuses: Readonly<Record<ErrorKind, number>> = {
  invalidArgument: 400,
  unauthenticated: 401,
  permissionDenied: 403,
  notFound: 404,
  conflict: 409,
  failedPrecondition: 428,
  tooManyRequests: 429,
  internal: 500,
};

/**
 * Message of an error response: the code in words for an entity that does not exist, otherwise the description. An
 * unknown route has a message of the emulator.
 */
function getSummary(code: string | undefined, description: string): string {
  if (!code?.endsWith('NOT_FOUND') || code === 'ROUTE_NOT_FOUND') return description;
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Creates an error response with the body `{ message, details: { applicationError: { code, description, data } } }`. */
export function applicationErrorResponse(
  status: number,
  code: string | undefined,
  description: string,
  data: object = {},
  headers: Readonly<Record<string, string>> = {},
): HttpError {
  const details = code === undefined ? {} : { applicationError: { code, description, data } };
  return new HttpError(status, description, { message: getSummary(code, description), details }, headers);
}

/**
 * Converts a thrown value to an error response. `undefined` for an unexpected error.
 *
 * Invalid fields have the status 400 and the body `{ message, details: { validationError: { fieldViolations } } }`.
 */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (error instanceof ApplicationError) {
    const headers = error instanceof TooManyRequests ? { 'retry-after': String(error.retryAfter) } : {};
    return applicationErrorResponse(statuses[error.kind], error.code, error.message, error.data, headers);
  }
  if (!(error instanceof ValidationError)) return undefined;
  const { message, violations } = error;
  return new HttpError(400, message, { message, details: { validationError: { fieldViolations: violations } } });
}
