import { invalidArgument } from '@cartwright/core';

/** Throws for what cannot be sent as the value of a header. Says nothing about the value itself. */
export function requireHeaderValue(value: unknown, name: string): void {
  if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value)) {
    throw invalidArgument(name, 'a text without spaces, line breaks and letters beyond ASCII');
  }
}
