import { decodeJwt } from 'jose';

/** Parses a plugin request as `T`. */
export async function readPluginRequest<T>(request: Request): Promise<T> {
  const { data } = decodeJwt<{ data: { request: T } }>(await request.text());
  return data.request;
}
