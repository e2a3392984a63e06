import type { Reply } from '../transport/reply.js';
import { transportError, type CallInfo } from './transport-error.js';

/** Default maximum length of a body, in bytes. */
const LIMIT = 10 * 2 ** 20;

/** Maximum length of a body that never waits for others, in bytes. */
const SMALL = 2 ** 16;

/** Reads the body of a response. Releases its memory when the signal aborts. */
export type BodyReader = (response: Response, signal: AbortSignal, sending: CallInfo) => Promise<Reply['body']>;

/**
 * Creates the body reader of a client. It limits each body, and the memory of all bodies read at the same time: once
 * their total reaches the limit, bodies over 64 KiB are read one after the other.
 *
 * Reading in chunks is also faster than `response.text()`, which is the fallback where `fetch` has no streams (React
 * Native). There, a body over the limit is rejected after it was read.
 *
 * @param limit - Maximum length of a body after decompression, in bytes.
 */
export function createBodyReader(limit = LIMIT): BodyReader {
  let held = 0;
  let turn: Promise<unknown> = Promise.resolve();

  return async (response, signal, sending) => {
    const reader = response.body?.getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    let hasTurn = false;
    const count = (length: number): void => {
      size += length;
      held += length;
      if (size <= limit) return;
      const message = `The answer is longer than ${limit} bytes: raise "maxResponseBytes" of the client to read it`;
      throw transportError(sending, 'parse', 'response_too_large', message);
    };
    const release = (): void => {
      held -= size;
      size = chunks.length = 0;
      reader?.cancel().catch(() => {});
    };
    const readAll = async (): Promise<string> => {
      while (reader) {
        const { done, value } = await reader.read();
        if (done) return chunks[1] ? new Blob(chunks).text() : new TextDecoder().decode(chunks[0]);
        chunks.push(value);
        count(value.length);
        if (hasTurn || held <= limit || size <= SMALL) continue;
        hasTurn = true;
        const rest = turn.then(readAll);
        // Drop the value, so that the text is not retained until the next turn.
        turn = rest.then(
          () => {},
          () => {},
        );
        return rest;
      }
      const text = await response.text();
      count(text.length);
      return text;
    };
    signal.addEventListener('abort', release);
    return readAll().finally(release);
  };
}
