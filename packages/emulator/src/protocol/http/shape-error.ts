import { ConnectionDropped } from './faults.js';
import { HttpError } from '../../kernel/errors/http-error.js';

/**
 * Converts a thrown value to a response: an error response in its format, anything else to status 500 with a fixed
 * text.
 *
 * @param onError told what was thrown unforeseen
 * @throws {ConnectionDropped} again
 */
export function shapeError(error: unknown, onError: (error: unknown) => void): HttpError {
  if (error instanceof ConnectionDropped) throw error;
  if (error instanceof HttpError) return error;
  onError(error);
  const message = 'The emulator failed to handle the request.';
  return new HttpError(500, message, {
    message,
    details: { applicationError: { code: 'INTERNAL_SERVER_ERROR', description: message, data: {} } },
  });
}
