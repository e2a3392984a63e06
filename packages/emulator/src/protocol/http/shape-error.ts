import { ConnectionDropped } from './faults.js';
import { HttpError, toHttpError } from './http-error.js';

/**
 * Converts a thrown value to an error response. An unexpected error becomes status 500 with a fixed message.
 *
 * @param onError - Called with unexpected errors.
 * @throws {ConnectionDropped} unchanged
 */
export function shapeError(error: unknown, onError: (error: unknown) => void): HttpError {
  if (error instanceof ConnectionDropped) throw error;
  const expected = toHttpError(error);
  if (expected) return expected;
  onError(error);
  const message = 'The emulator failed to handle the request.';
  return new HttpError(500, message, {
    message,
    details: { applicationError: { code: 'INTERNAL_SERVER_ERROR', description: message, data: {} } },
  });
}
