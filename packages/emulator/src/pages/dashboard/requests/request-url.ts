import type { LoggedRequest } from '../../../protocol/http/request-log.js';

/** URL of a logged request. Redacted parameters stay redacted. */
export function requestUrl({ path, query }: LoggedRequest, origin: string): string {
  const parameters = Object.entries(query as Record<string, string | string[]>).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  return `${origin}${path}${parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : ''}`;
}
