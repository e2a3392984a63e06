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

/**
 * Message of an error response: the code in words for an entity that does not exist, otherwise the description. An
 * unknown route has a message of the emulator.
 */
function summaryOf(code: string | undefined, description: string): string {
  if (!code?.endsWith('NOT_FOUND') || code === 'ROUTE_NOT_FOUND') return description;
  const words = code.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Error of an application rule: `{ message, details: { applicationError: { code, description, data } } }`. */
export class ApplicationError extends HttpError {
  readonly code: string | undefined;
  readonly data: object;

  /** @param code `undefined` leaves `details` empty, as the platform does for an unknown collection slug */
  constructor(
    status: number,
    code: string | undefined,
    description: string,
    data: object = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    const details = code === undefined ? {} : { applicationError: { code, description, data } };
    super(status, description, { message: summaryOf(code, description), details }, headers);
    this.code = code;
    this.data = data;
  }
}

/** Invalid field of a request. */
export interface FieldViolation {
  /** Path of the field, such as `lineItems[0].quantity`. */
  readonly field: string;
  readonly description: string;
  /** Violated rule, such as `REQUIRED_FIELD`, `MIN`, `FORMAT` or `OTHER`. */
  readonly violatedRule: string;
  readonly ruleName?: string;
  readonly data?: object;
}

/** Error for invalid fields, with status 400: `{ message, details: { validationError: { fieldViolations } } }`. */
export class ValidationError extends HttpError {
  readonly violations: readonly FieldViolation[];

  constructor(violations: readonly FieldViolation[]) {
    const message = violations.map(({ field, description }) => `${field} ${description}`).join(', ');
    super(400, message, { message, details: { validationError: { fieldViolations: violations } } });
    this.violations = violations;
  }
}
