import { ApplicationError } from '../../kernel/errors/http-error.js';

/** The longest body that is read, in bytes. */
const MAXIMUM = 1024 * 1024;

/**
 * The text of a request's body, read no further than allowed.
 *
 * @throws {ApplicationError} 413 when it is longer than a mebibyte
 */
export async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (Number(length) > MAXIMUM) throw tooLarge();
  if (length !== null && !request.headers.has('transfer-encoding')) return request.text();
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    size += piece.value.length;
    if (size > MAXIMUM) {
      void reader?.cancel();
      throw tooLarge();
    }
    text += decoder.decode(piece.value, { stream: true });
  }
  return text + decoder.decode();
}

const tooLarge = () => new ApplicationError(413, 'BODY_TOO_LARGE', `The body is longer than ${MAXIMUM} bytes.`);
