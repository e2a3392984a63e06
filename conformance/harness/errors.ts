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

/** The official error's message is JSON that holds its real message and its details. */
export const officialFacts = (error: unknown): ErrorFacts => {
  expect(error).toBeInstanceOf(Error);
  return JSON.parse((error as Error).message) as ErrorFacts;
};
