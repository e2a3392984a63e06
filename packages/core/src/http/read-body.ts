import { isDevelopment } from '../errors/is-development.js';
import type { BodyReader } from './body-reader.js';
import { transportError } from './transport-error.js';

/** Default maximum length of a body, in bytes. */
const MAX_BODY_LENGTH = 10 * 2 ** 20;

/** Maximum length of a body that never waits for others, in bytes. */
const SMALL_BODY = 2 ** 16;

/**
 * Creates the body reader of a client. It limits each body, and the memory of all bodies read at the same time.
 * Once their total reaches the limit, bodies over 64 KiB are read one after the other.
 *
 * Reading in chunks is also faster than `response.text()` in Node.js. Pages read the whole text, because Chromium
 * cancels the request of a `no-store` response whose stream a script reads, even to its end. Where `fetch` has no streams,
 * a body over the limit is rejected after it was read.
 *
 * @param limit - Maximum length of a body after decompression, in bytes.
 */
export function createBodyReader(limit = MAX_BODY_LENGTH): BodyReader {
  let bufferedBytes = 0;
  let queue: Promise<unknown> = Promise.resolve();
  /** Shared by all bodies: it keeps nothing between them, and its creation takes longer than decoding a small one. */
  let decoder: TextDecoder | undefined;

  return (response, call) => {
    const reader = typeof document === 'undefined' ? response.body?.getReader() : undefined;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    let isQueued = false;
    let isRead = false;
    const count = (length: number): void => {
      size += length;
      bufferedBytes += length;
      if (size <= limit) return;
      throw transportError(
        call,
        'parse',
        'response_too_large',
        isDevelopment && `The response exceeds ${limit} bytes: raise "maxResponseBytes"`,
      );
    };
    const release = (): void => {
      bufferedBytes -= size;
      size = chunks.length = 0;
      if (!isRead) reader?.cancel().catch(() => {});
    };
    const readAll = async (): Promise<string> => {
      while (reader) {
        const { done, value } = await reader.read();
        isRead = done;
        if (done) return chunks[1] ? new Blob(chunks).text() : (decoder ??= new TextDecoder()).decode(chunks[0]);
        chunks.push(value);
        count(value.length);
        if (isQueued || bufferedBytes <= limit || size <= SMALL_BODY) continue;
        isQueued = true;
        const rest = queue.then(readAll);
        // Drop the value, so that the text is not retained until the next turn.
        queue = rest.then(
          () => {},
          () => {},
        );
        return rest;
      }
      const text = await response.text();
      count(text.length);
      return text;
    };
    call.release = release;
    return readAll().finally(release);
  };
}
