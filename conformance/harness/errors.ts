import { expect } from 'vitest';

/** Errors of both SDKs for an error of the platform. */
export interface ErrorFacts {
  readonly message: string;
  readonly details: {
    readonly applicationError?: { readonly code: unknown; readonly description: unknown; readonly data: unknown };
    readonly validationError?: { readonly fieldViolations: readonly object[] };
    readonly requestId?: unknown;
  };
}

/** Parses the message of an official error: a JSON string of the real message and the details. */
export const officialFacts = (error: unknown): ErrorFacts => {
  expect(error).toBeInstanceOf(Error);
  return JSON.parse((error as Error).message) as ErrorFacts;
};
