import { invalidArgument, isDevelopment } from '@cartwright/core';

/** Throws for a value that cannot be sent as a header. The message does not contain the value. */
export function requireHeaderValue(value: unknown, name: string): void {
  if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value)) {
    throw invalidArgument(name, isDevelopment && 'printable ASCII without spaces');
  }
}
