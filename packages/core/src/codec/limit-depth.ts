import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';

/** Maximum nesting of requests and responses. The platform's data is far shallower. */
const MAX_DEPTH = 400;

/**
 * Throws if a value is nested too deeply, such as a circular one. Production builds for browsers leave it out: there, the
 * engine's stack is the limit.
 *
 * @param depth - Nesting of the value.
 * @param field - Name of the value.
 */
export function limitDepth(depth: number, field: string): void {
  if (depth > MAX_DEPTH) throw invalidArgument(field, isDevelopment && 'nested at most 400 levels');
}
