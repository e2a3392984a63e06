import { isObject } from '../input/object.js';
import { queryError } from './query-error.js';

/** Decoded cursor: the end or start of a page, with its query. */
export interface Cursor {
  /** Name of the queried entity. */
  readonly entity: string;
  readonly filter: unknown;
  readonly sort: unknown;
  /** Free text of a search. */
  readonly search?: unknown;
  /** Time zone of a search. */
  readonly timeZone?: unknown;
  readonly direction: 'next' | 'prev';
  /** ID of the last document of the previous page (`next`), or of the first document of the following page (`prev`). */
  readonly anchor: string;
  /** Position of the anchor, used if the anchor was deleted. */
  readonly index: number;
}

const checksum = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** Encodes a cursor as a string that is opaque to clients. */
export function encodeCursor(cursor: Cursor): string {
  const bytes = new TextEncoder().encode(JSON.stringify(cursor));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const payload = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${payload}.${checksum(payload)}`;
}

/**
 * Decodes a cursor.
 *
 * @throws {ValidationError} for an invalid cursor, or one of another entity
 */
export function decodeCursor(text: unknown, entity: string): Cursor {
  const invalid = queryError('query.cursorPaging.cursor', 'is not a valid cursor', 'FORMAT', 'INVALID_CURSOR');
  if (typeof text !== 'string' || text.length > 16_000) throw invalid;
  const [payload = '', check] = text.split('.');
  if (check !== checksum(payload)) throw invalid;
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const cursor: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (isObject(cursor) && cursor['entity'] === entity) {
      const { filter, sort, search, timeZone, direction, anchor, index } = cursor;
      const hasDirection = direction === 'next' || direction === 'prev';
      if (hasDirection && typeof anchor === 'string' && Number.isSafeInteger(index) && Number(index) >= 0) {
        return { entity, filter, sort, search, timeZone, direction, anchor, index: Number(index) };
      }
    }
  } catch {
    throw invalid;
  }
  throw invalid;
}
