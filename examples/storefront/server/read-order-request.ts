import type { OrderRequest } from '../src/checkout/order-request.js';
import { StoreError } from './store-error.js';

/** Maximum size of a body, in bytes. */
const maximumSize = 2000;

const invalid = () =>
  new StoreError(400, 'invalid_request', 'Send { "cartId": "…", "total": "12.00" } as JSON, of at most 2,000 bytes.');

async function readText({ body }: Request): Promise<string> {
  if (!body) throw invalid();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maximumSize) throw invalid();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    throw invalid();
  }
}

/** Reads the body of a request to place an order. @throws {StoreError} 400 `invalid_request` */
export async function readOrderRequest(request: Request): Promise<OrderRequest> {
  const { cartId, payment, total } = parse(await readText(request));
  if (typeof cartId !== 'string' || !/^[\w-]{1,50}$/.test(cartId)) throw invalid();
  if (typeof total !== 'string' || !/^\d{1,15}(\.\d{1,10})?$/.test(total)) throw invalid();
  if (payment !== undefined && payment !== 'offline') throw invalid();
  return { cartId, total, ...(payment && { payment }) };
}
