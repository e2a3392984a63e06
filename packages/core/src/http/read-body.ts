import { CartwrightError } from '../errors/cartwright-error.js';

/**
 * The text of an answer, read piece by piece so that no more than the limit is held. It is also faster than
 * `response.text()`, which is for where there are no streams.
 */
export async function readBody(response: Response, limit: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return chunks[1] ? new Blob(chunks).text() : new TextDecoder().decode(chunks[0]);
    chunks.push(value);
    if ((size += value.length) > limit) {
      throw new CartwrightError(`The answer is longer than ${limit} bytes`, { kind: 'parse', code: 'answer_too_long' });
    }
  }
}
