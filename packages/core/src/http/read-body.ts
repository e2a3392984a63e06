import type { Reply } from '../exchange/reply.js';
import { transportError, type Sending } from './transport-error.js';

/** Longest body by default, in bytes. */
const LIMIT = 10 * 2 ** 20;

/** Bodies up to this size never wait for others. */
const SMALL = 2 ** 16;

/** Reads the body of a response. When the signal aborts, what was read is released. */
export type BodyReader = (response: Response, signal: AbortSignal, sending: Sending) => Promise<Reply['body']>;

/**
 * Creates the body reader of a client. Each body is limited, and so is the memory of all bodies that are read at the same
 * time: once they reach the limit together, bodies beyond 64 KiB are finished one after the other.
 *
 * Reading in chunks is also faster than `response.text()`, which is the fallback where `fetch` has no streams (React
 * Native). There a text of more characters than the limit is refused after it was read.
 *
 * @param limit - Longest body after decompression, in bytes.
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
      const message = `The answer is longer than ${limit} bytes: raise "maxAnswerBytes" of the client to read it`;
      throw transportError(sending, 'parse', 'answer_too_long', message);
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
        // Without its value: the text is not to be kept until the next turn.
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
