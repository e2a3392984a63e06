import { ApplicationError, ValidationError } from '../../../kernel/errors/application-error.js';

/**
 * Refuses a change of a product.
 *
 * @throws {ApplicationError} 428 with the code
 */
export function refuse(code: string, description: string, data: object = {}): never {
  throw new ApplicationError('failedPrecondition', code, description, data);
}

/**
 * Refuses a value that another product has.
 *
 * @throws {ApplicationError} 409 with the code
 */
export function refuseTaken(code: string, description: string, data: object = {}): never {
  throw new ApplicationError('conflict', code, description, data);
}

/**
 * Creates an entity for a product. Its errors become errors of the product.
 *
 * @throws {ApplicationError} 428 with the code
 */
export function createFor<T>(code: string, create: () => T): T {
  try {
    return create();
  } catch (error) {
    if (error instanceof ApplicationError) return refuse(code, error.message, { cause: error.code, ...error.data });
    if (error instanceof ValidationError) return refuse(code, error.message);
    throw error;
  }
}
