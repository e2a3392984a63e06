/** Default maximum length of a request body, in bytes. */
const DEFAULT_LIMIT = 2 ** 20;

/**
 * Reads the body of a request as text. Stops reading at the limit and cancels the rest, regardless of the
 * `Content-Length` header, which can be missing or wrong.
 *
 * @param request - The request. Its body must not have been read.
 * @param maxBodyBytes - Maximum length of the body, in bytes. Defaults to 1048576 (1 MiB).
 * @returns The text. `undefined` if the body exceeds the limit.
 * @example
 * ```ts
 * import { readRequestBody } from '@cartwright/core';
 *
 * export async function POST(request: Request): Promise<Response> {
 *   const body = await readRequestBody(request, 10_000);
 *   if (body === undefined) return new Response('The body is too large', { status: 413 });
 *   return new Response(`${body.length} characters`);
 * }
 * ```
 */
export async function readRequestBody(request: Request, maxBodyBytes = DEFAULT_LIMIT): Promise<string | undefined> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let size = Number(request.headers.get('content-length')) > maxBodyBytes ? Infinity : 0;
  let text = '';
  while (reader && size <= maxBodyBytes) {
    const { value } = await reader.read();
    if (!value) break;
    size += value.byteLength;
    text += decoder.decode(value, { stream: true });
  }
  if (size <= maxBodyBytes) return text + decoder.decode();
  // Not awaited: a source that never confirms would hold up the response.
  reader?.cancel().catch(() => {});
  return undefined;
}
