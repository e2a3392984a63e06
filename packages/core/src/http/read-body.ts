import { CartwrightError } from '../errors/cartwright-error.js';

/**
 * The text of an answer, read piece by piece so that no more than the limit is held. It is also faster than
 * `response.text()`, which is for where there are no streams: there a text of more characters than bytes are allowed is
 * refused once it is read.
 */
export async function readBody(response: Response, limit: number): Promise<string> {
  let size = 0;
  const counted = <Piece extends string | Uint8Array>(piece: Piece): Piece => {
    if ((size += piece.length) <= limit) return piece;
    throw new CartwrightError(`The answer is longer than ${limit} bytes`, { kind: 'parse', code: 'answer_too_long' });
  };
  const reader = response.body?.getReader();
  if (!reader) return counted(await response.text());
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks[1] ? new Blob(chunks).text() : new TextDecoder().decode(chunks[0]);
    chunks.push(counted(value));
  }
}
