/** Kinds of application errors. The API responds to each with one HTTP status. */
export type ErrorKind =
  | 'invalidArgument'
  | 'unauthenticated'
  | 'permissionDenied'
  | 'notFound'
  | 'conflict'
  | 'failedPrecondition'
  | 'tooManyRequests'
  | 'internal';

/** Violation of an application rule, with the platform's error code. */
export class ApplicationError extends Error {
  readonly kind: ErrorKind;
  readonly code: string | undefined;
  readonly data: object;

  /** @param code `undefined` leaves the details empty, as the platform does for an unknown collection slug. */
  constructor(kind: ErrorKind, code: string | undefined, description: string, data: object = {}) {
    super(description);
    this.name = new.target.name;
    this.kind = kind;
    this.code = code;
    this.data = data;
  }
}

/** Application error of a caller that has to wait before it retries. */
export class TooManyRequests extends ApplicationError {
  /** Time to wait, in seconds. */
  readonly retryAfter: number;

  constructor(code: string, description: string, retryAfter: number) {
    super('tooManyRequests', code, description);
    this.retryAfter = retryAfter;
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

/** Error for invalid fields. */
export class ValidationError extends Error {
  readonly violations: readonly FieldViolation[];

  /** @param message Defaults to the paths and descriptions of the violations. */
  constructor(violations: readonly FieldViolation[], message?: string) {
    super(message ?? violations.map(({ field, description }) => `${field} ${description}`).join(', '));
    this.name = new.target.name;
    this.violations = violations;
  }
}
