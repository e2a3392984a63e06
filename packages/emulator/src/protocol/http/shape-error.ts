import { ConnectionDropped } from './faults.js';
import { WireError } from '../../kernel/errors/wire-error.js';

/**
 * The answer for what was thrown: a refusal in its own shape, anything else as 500 with a fixed text.
 *
 * @param onError told what was thrown unforeseen
 * @throws {ConnectionDropped} again
 */
export function shapeError(error: unknown, onError: (error: unknown) => void): WireError {
  if (error instanceof ConnectionDropped) throw error;
  if (error instanceof WireError) return error;
  onError(error);
  const message = 'The emulator failed to answer.';
  return new WireError(500, message, {
    message,
    details: { applicationError: { code: 'INTERNAL_SERVER_ERROR', description: message, data: {} } },
  });
}
