import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';

declare const process: { env: { NODE_ENV?: string } };

/** Throws in development if a value is nested too deeply. A function declaration, so that esbuild removes its calls. */
export function limitDepth(depth: number, field: string): void {
  if (process.env.NODE_ENV !== 'production' && depth > 400)
    throw invalidArgument(field, isDevelopment && 'nested at most 400 levels');
}
