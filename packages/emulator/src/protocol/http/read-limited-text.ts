import { applicationErrorResponse } from './http-error.js';

/** Maximum size of a request body, in bytes. */
const MAXIMUM = 1024 * 1024;

/**
 * Reads the body of a request as a string, up to the maximum size.
 *
 * @throws {HttpError} 413 for a larger body
 */
export async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (Number(length) > MAXIMUM) throw tooLarge();
  if (length !== null && !request.headers.has('transfer-encoding')) return request.text();
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    size += chunk.value.length;
    if (size > MAXIMUM) {
      void reader?.cancel();
      throw tooLarge();
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

const tooLarge = () => applicationErrorResponse(413, 'BODY_TOO_LARGE', `The body is longer than ${MAXIMUM} bytes.`);
