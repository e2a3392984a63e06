import { decodeJwt } from 'jose';

/** What a plugin is asked, taken to be a `T`. */
export async function pluginRequestOf<T>(request: Request): Promise<T> {
  const { data } = decodeJwt<{ data: { request: T } }>(await request.text());
  return data.request;
}
