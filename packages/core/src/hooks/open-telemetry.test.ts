import { SpanStatusCode, type Span, type SpanOptions, type TextMapPropagator, type Tracer } from '@opentelemetry/api';
import { propagation, trace } from '@opentelemetry/api';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient, observe, operation, type AuthStrategy } from '../index.js';
import { respond, stubFetch } from '../testing/stub-fetch.js';
import { openTelemetry } from './otel.js';

const read = operation<[], object>({ id: 'things.read', method: 'GET', path: '/v1/things', repeatable: true });

afterEach(() => {
  vi.useRealTimers();
  propagation.disable();
});

/** A tracer whose spans are plain objects. */
function recorder() {
  const spans: { name: string; attributes: Record<string, unknown>; events: string[]; code?: number; ends: number }[] =
    [];
  const startSpan = (name: string, { attributes = {} }: SpanOptions = {}) => {
    const stored: (typeof spans)[number] = { name, attributes: { ...attributes }, events: [], ends: 0 };
    spans.push(stored);
    return {
      setAttribute: (key: string, value: unknown) => void (stored.attributes[key] = value),
      addEvent: (event: string) => void stored.events.push(event),
      setStatus: ({ code }: { code: number }) => void (stored.code = code),
      isRecording: () => stored.ends === 0,
      end: () => void stored.ends++,
      spanContext: () => ({ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 }),
    } as unknown as Span;
  };
  return { tracer: { startSpan } as Tracer, spans };
}

const w3c: TextMapPropagator = {
  inject(context, carrier, setter) {
    const span = trace.getSpanContext(context);
    setter.set(carrier, 'traceparent', `00-${span?.traceId}-${span?.spanId}-01`);
  },
  extract: (context) => context,
  fields: () => ['traceparent'],
};

test('records one span per call including retries, and propagates it with each request', async () => {
  vi.useFakeTimers();
  propagation.setGlobalPropagator(w3c);
  const { tracer, spans } = recorder();
  const { fetch, sent } = stubFetch(respond(503), {});
  const call = createClient({ fetch, observer: observe(openTelemetry({ tracer })) }).use(read)();
  await vi.runAllTimersAsync();
  await call;
  expect(spans).toEqual([
    {
      name: 'GET things.read',
      attributes: {
        'http.request.method': 'GET',
        'url.full': 'https://www.wixapis.com/v1/things',
        'server.address': 'www.wixapis.com',
        'server.port': 443,
        'cartwright.operation': 'things.read',
        'http.request.resend_count': 1,
        'http.response.status_code': 200,
        'cartwright.request_id': 'request-1',
      },
      events: ['retry'],
      ends: 1,
    },
  ]);
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  expect(sent.map(({ headers }) => headers.get('traceparent'))).toEqual([traceparent, traceparent]);
});

test('ends the span of a failed call with its status or error type', async () => {
  const { tracer, spans } = recorder();
  const observer = observe(openTelemetry({ tracer, propagate: false }));
  const { fetch, sent } = stubFetch(respond(404));
  await createClient({ fetch, observer })
    .use(read)()
    .catch(() => {});
  const auth: AuthStrategy = { getAuthHeaders: () => Promise.reject(new Error('no token')) };
  await createClient({ fetch, observer, auth })
    .use(read)()
    .catch(() => {});
  await createClient({ fetch, observer })
    .use(read)({ signal: AbortSignal.abort() })
    .catch(() => {});
  expect(spans.map(({ attributes, code, ends }) => [attributes['error.type'], code, ends])).toEqual([
    ['404', SpanStatusCode.ERROR, 1],
    ['callback_failed', SpanStatusCode.ERROR, 1],
    ['aborted', SpanStatusCode.ERROR, 1],
  ]);
  expect(sent.map(({ headers }) => headers.get('traceparent'))).toEqual([null]);
});
