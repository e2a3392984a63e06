import type { Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Behavior, ReceivedRequest } from '../harness/fault-server.js';
import { createResponse, head, nested, whole } from './responses.js';
import { RETRY_AFTER } from './skip-waits.js';

const json = { 'Content-Type': 'application/json' };
const html = '<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>';
const good = JSON.stringify({ id: 'x', access_token: 'renewed', expires_in: 3600, refresh_token: 'rotated' });
const goodAnswer = whole('200 OK', good);

type Content = string | Buffer | ((request: ReceivedRequest) => string | Buffer);

/** Sends a complete response and closes the connection. */
const response =
  (status: string, body: Content = '', headers?: Record<string, string | number>): Behavior =>
  (socket, request) =>
    socket.end(whole(status, typeof body === 'function' ? body(request) : body, headers));

/** Sends bytes, then runs an action on the connection. */
const partly =
  (bytes: string, then?: (socket: Socket) => unknown): Behavior =>
  (socket) =>
    void socket.write(bytes, () => then?.(socket));

/** Sends the head and half of the response. The cut differs between rounds. */
const cut = ({ headers }: ReceivedRequest): string =>
  good.slice(0, 1 + (Number(headers['x-round']) % (good.length - 1)));

const cutShort =
  (status: string, then: (socket: Socket) => unknown): Behavior =>
  (socket, request) =>
    partly(head(status, { ...json, 'Content-Length': good.length }) + cut(request), then)(socket, request);

/**
 * Sends one byte at a time: the given ones, then filler without limit. All connections share one timer, because a timer
 * per connection would block reading and closing them.
 */
const drip =
  (bytes: Buffer, filling?: string): Behavior =>
  (socket) => {
    let sent = 0;
    const next = () => {
      if (socket.destroyed) return;
      if (sent < bytes.length) socket.write(bytes.subarray(sent, ++sent));
      else if (filling) socket.write(filling);
      else return void socket.end();
      setTimeout(setImmediate, 1, next);
    };
    next();
  };

/** Exceeds the response limit after decompression. */
const tooLong = Buffer.alloc(2 ** 25 + 1, ' ');
const gzipBomb = gzipSync(tooLong);
const brotliBomb = brotliCompressSync(tooLong);

/** Sends white space in chunks without limit, until the client closes the connection. */
const flood: Behavior = (socket) => {
  const piece = `10000\r\n${' '.repeat(65_536)}\r\n`;
  const pour = (): void => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', pour);
  socket.write(chunked);
  pour();
};

const end = (socket: Socket) => socket.end();
const reset = (socket: Socket) => socket.resetAndDestroy();
const stall = () => undefined;

const chunked = head('200 OK', { ...json, 'Transfer-Encoding': 'chunked' });
const stored = chunked.replace('close', 'keep-alive');
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
const retryAfter = (status: string, value: string | (() => string)): Behavior => {
  const ask = typeof value === 'string' ? () => value : value;
  return (socket) => socket.end(whole(status, '{}', { ...json, 'Retry-After': ask() }));
};
const redirect =
  (status: string): Behavior =>
  (socket, { headers }) =>
    socket.end(whole(status, '', { Location: `${headers['x-elsewhere']}/elsewhere` }));
const refused = (details: unknown): Behavior => response('400 Bad Request', JSON.stringify({ message: 'no', details }));
const wrongly = (leaf: unknown): Behavior =>
  response('200 OK', ({ headers }) => createResponse(headers['x-operation'] ?? '', leaf));

/** Faults after a request was read, by name. */
export const faults = {
  'reset after the request': reset,
  'closed after the request': end,
  'not HTTP': partly('SSH-2.0-OpenSSH_9.9\r\n', end),
  'closed in mid-headers': partly('HTTP/1.1 200 OK\r\nContent-Ty', end),
  'reset in mid-headers': partly('HTTP/1.1 200 OK\r\nContent-Ty', reset),
  'headers of 64 KiB': response('200 OK', good, { ...json, 'X-Long': 'x'.repeat(65_536) }),
  'two lengths': response('200 OK', good, { ...json, 'content-length': good.length - 2 }),
  'closed in mid-body': cutShort('200 OK', end),
  'reset in mid-body': cutShort('200 OK', reset),
  'closed in the mid-body of an error': cutShort('500 Internal Server Error', end),
  'chunks cut off': partly(`${stored}4\r\n{"id\r\n`, end),
  'chunks cut off, as announced': partly(`${chunked}4\r\n{"id\r\n`, end),
  'bad chunk size': partly(`${chunked}zz\r\n{"id":"x"}\r\n0\r\n\r\n`, end),
  'gzip that is none': response('200 OK', good, { ...json, 'Content-Encoding': 'gzip' }),
  gzip: response('200 OK', gzipSync(good), { ...json, 'Content-Encoding': 'gzip' }),

  'huge body': flood,
  'gzip bomb': response('200 OK', gzipBomb, { ...json, 'Content-Encoding': 'gzip' }),
  'brotli bomb': response('200 OK', brotliBomb, { ...json, 'Content-Encoding': 'br' }),
  'gzip bomb as an error': response('400 Bad Request', gzipBomb, { ...json, 'Content-Encoding': 'gzip' }),

  'headers stall': stall,
  'headers stall half-way': partly('HTTP/1.1 200 OK\r\nContent-Ty', stall),
  'body stalls': partly(head('200 OK', { ...json, 'Content-Length': good.length }), stall),
  'body stalls half-way': cutShort('200 OK', stall),
  'body of an error stalls': cutShort('503 Service Unavailable', stall),
  'drips for ever': drip(Buffer.from(head('200 OK', { ...json, 'Content-Length': 1e9 })), ' '),
  'drips to the end': drip(goodAnswer),

  '500 JSON': response('500 Internal Server Error', '{"message":"oops","details":{}}'),
  '501': response('501 Not Implemented', '{}'),
  '502 HTML': response('502 Bad Gateway', html, { 'Content-Type': 'text/html' }),
  '503 empty': response('503 Service Unavailable'),
  '503 Retry-After seconds': retryAfter('503 Service Unavailable', `${RETRY_AFTER}`),
  '503 Retry-After future date': retryAfter('503 Service Unavailable', () => inSeconds(RETRY_AFTER)),
  '503 Retry-After past date': retryAfter('503 Service Unavailable', () => inSeconds(-3600)),
  '503 Retry-After malformed': retryAfter('503 Service Unavailable', 'in a while'),
  '503 Retry-After twice': response('503 Service Unavailable', '{}', { 'Retry-After': 0, 'retry-after': 1 }),
  '503 Retry-After too long': retryAfter('503 Service Unavailable', '3600'),
  '503 Retry-After infinite': retryAfter('503 Service Unavailable', 'Infinity'),
  '503 Retry-After negative': retryAfter('503 Service Unavailable', '-5'),
  '504 empty': response('504 Gateway Timeout'),
  '505': response('505 HTTP Version Not Supported'),
  '408': response('408 Request Timeout'),
  '429': response('429 Too Many Requests', '{}'),
  '429 Retry-After seconds': retryAfter('429 Too Many Requests', `${RETRY_AFTER}`),
  '429 Retry-After too long': retryAfter('429 Too Many Requests', '3600'),
  '503 once': (socket, { count }) => socket.end(count > 1 ? goodAnswer : whole('503 Service Unavailable')),
  '429 once': (socket, { count }) => socket.end(count > 1 ? goodAnswer : whole('429 Too Many Requests')),

  '200 empty': response('200 OK'),
  '200 HTML': response('200 OK', html, { 'Content-Type': 'text/html' }),
  '200 JSON cut off': response('200 OK', cut),
  '200 null': response('200 OK', 'null'),
  '200 list': response('200 OK', '[{}]'),
  '200 number': response('200 OK', '7'),
  '200 text': response('200 OK', '"fine"'),
  '200 wrong content type': response('200 OK', good, { 'Content-Type': 'text/html' }),
  '200 without content type': response('200 OK', good, {}),
  '200 early hints first': partly(`HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${goodAnswer.toString()}`, end),
  '200 nested 10,000 deep': response('200 OK', nested(10_000)),
  '200 nested 100,000 deep': response('200 OK', nested(100_000)),
  '200 invalid UTF-8': response('200 OK', Buffer.from('7b226964223a22ff c0 af227d'.replaceAll(' ', ''), 'hex')),
  '200 byte order mark': response('200 OK', `\uFEFF${good}`),
  '200 UTF-16': response('200 OK', Buffer.from(good, 'utf16le')),
  '200 NUL': response('200 OK', '{"id":"\0"}'),
  '200 with __proto__': response(
    '200 OK',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  ),
  '200 numbers for everything': wrongly(7),
  '200 texts for everything': wrongly('no date at all'),
  '200 null for everything': wrongly(null),
  '200 true for everything': wrongly(true),
  '200 lists for everything': wrongly([[], [{}], null]),
  '200 objects for everything': wrongly({ id: 7, url: [], filename: {}, width: null }),
  '200 lone surrogates': wrongly({ id: '\uD800', url: '\uD800', filename: '\uDC00' }),
  '200 objects that are no text': wrongly({ toString: 1, valueOf: 1, id: { toString: 1 }, filename: { toString: 1 } }),

  '201': response('201 Created', good),
  '202': response('202 Accepted', good),
  '204': (socket) => socket.end(head('204 No Content')),
  '206': response('206 Partial Content', good),
  '304': (socket) => socket.end(head('304 Not Modified')),
  '301 to another origin': redirect('301 Moved Permanently'),
  '302 to another origin': redirect('302 Found'),
  '303 to another origin': redirect('303 See Other'),
  '307 to another origin': redirect('307 Temporary Redirect'),
  '308 to another origin': redirect('308 Permanent Redirect'),

  '401 once': (socket, { count }) => socket.end(count > 1 ? goodAnswer : whole('401 Unauthorized')),
  '401 always': response('401 Unauthorized', '{}'),
  '403 empty': response('403 Forbidden'),
  '404 HTML': response('404 Not Found', html, { 'Content-Type': 'text/html' }),
  '409 nested 10,000 deep': response('409 Conflict', nested(10_000)),
  '500 nested 100,000 deep': response('500 Internal Server Error', nested(100_000)),
  '400 details null': refused(null),
  '400 details text': refused('no'),
  '400 details list': refused([{}]),
  '400 violations null': refused({ validationError: { fieldViolations: null } }),
  '400 violations junk': refused({ validationError: { fieldViolations: [null, 7, 'x', [], { data: 'x' }] } }),
  '400 violations without field': refused({ validationError: { fieldViolations: [{ description: 'is missing' }] } }),
  '400 application error null': refused({ applicationError: null }),
  '400 application error true': refused({ applicationError: true }),
  '400 application error of wrong types': refused({ applicationError: { code: {}, description: [], data: 7 } }),
  '400 invalid_grant': response('400 Bad Request', JSON.stringify({ error: 'invalid_grant' })),
  '400 message of 5 MB': response('400 Bad Request', JSON.stringify({ message: 'x'.repeat(5e6) })),
} satisfies Record<string, Behavior>;
