import type { LoggedRequest } from '../../../protocol/http/request-log.js';
import { requestUrl } from './request-url.js';

/** Headers that determine the response. Others are added by the client that sends the command. */
const KEPT = ['content-type', 'wix-site-id', 'wix-account-id'];

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Body as it was sent: JSON, or form fields. */
const getBody = ({ body, headers }: LoggedRequest): string =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body);

/** curl command that repeats a request. `$TOKEN` stands for its access token or API key, which the log does not contain. */
export function curlCommand(request: LoggedRequest, origin: string): string {
  const { body, headers, method } = request;
  const hasBody = method !== 'GET' && typeof body === 'object' && body !== null && Object.keys(body).length > 0;
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(requestUrl(request, origin))}`,
    ...(headers['authorization'] ? ['-H "authorization: $TOKEN"'] : []),
    ...KEPT.flatMap((name) => (headers[name] ? [`-H ${quoted(`${name}: ${headers[name]}`)}`] : [])),
    ...(hasBody ? [`--data-raw ${quoted(getBody(request))}`] : []),
  ].join(' \\\n  ');
}
