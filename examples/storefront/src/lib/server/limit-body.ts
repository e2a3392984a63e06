/** Maximum size of a request's body, in bytes: 1 MiB. */
export const MAX_BODY_SIZE = 2 ** 20;

/** Reads a stream, or returns `undefined` as soon as it is longer than a number of bytes. */
async function read(stream: ReadableStream<Uint8Array>, maxSize: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxSize) {
      // The rest is not received. A stream that has failed meanwhile rejects.
      void reader.cancel().catch(() => undefined);
      return undefined;
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * Receives the body of a request, before anything acts on it.
 *
 * @param maxSize - Maximum size of the body, in bytes. It applies to the received bytes, not only to `Content-Length`.
 * @returns The request with its body in memory. `undefined` if the body is too large: respond with 413.
 */
export async function limitBody(request: Request, maxSize: number): Promise<Request | undefined> {
  if (Number(request.headers.get('content-length')) > maxSize) return undefined;
  if (!request.body) return request;
  const body = await read(request.body, maxSize);
  const { headers, method, signal, url } = request;
  return body && new Request(url, { method, headers, body, signal });
}
