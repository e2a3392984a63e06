import { resolveUrl } from '@wix/sdk-runtime/rest-modules';
import { differs, throws } from './behavior.js';
import { rows } from './rows.js';
import { sentFor } from './small-call.js';

interface Filled {
  readonly path: string;
  readonly data: object;
}

const official = ({ path, data }: Filled) =>
  resolveUrl({
    domainToMappings: { 'www.wixapis.com': [{ srcPath: '/ecom/v1/x', destPath: '/v1/x' }] },
    protoPath: path,
    data,
    host: 'www.wixapis.com',
  });

const own = async ({ path, data }: Filled) =>
  (await sentFor(data, { path: path.replace(/^\/v1\/x/, '/ecom/v1/x') })).address;

const refused = (name: string, value: unknown) =>
  differs(
    'path-ids-checked',
    throws(`validation invalid_argument: "things.call: ${name}" must be a non-empty ID, but is ${String(value)}`),
  );

/** Paths with parameters from the payload. */
export const paths = rows<Filled>('path', official, own, [
  [
    { path: '/v1/x/{id}', data: { id: 'a b/c?d#e%' } },
    '/ecom/v1/x/a b/c?d#e%',
    differs('path-ids-encoded', '/ecom/v1/x/a%20b%2Fc%3Fd%23e%25'),
  ],
  [{ path: '/v1/x/{id}', data: { id: undefined } }, '/ecom/v1/x/undefined', refused('id', undefined)],
  [{ path: '/v1/x/{id}', data: { id: null } }, '/ecom/v1/x/null', refused('id', null)],
  [{ path: '/v1/x/{id}', data: {} }, '/ecom/v1/x/undefined', refused('id', undefined)],
  [{ path: '/v1/x/{o.id}', data: {} }, '/ecom/v1/x/{o.id}', refused('o.id', undefined)],
  [{ path: '/v1/x/{o.id}', data: { o: {} } }, '/ecom/v1/x/undefined', refused('o.id', undefined)],
  [{ path: '/v1/x/{id}:act', data: { id: 7 } }, '/ecom/v1/x/7:act', refused('id', 7)],
  [{ path: '/v1/y/{id}', data: { id: 1 } }, '/v1/y/1', refused('id', 1)],
]);
