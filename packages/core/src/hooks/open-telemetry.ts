import { context, propagation, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import { isApiError } from '../errors/api-error.js';
import { isCartwrightError } from '../errors/cartwright-error.js';
import type { HookCall, Hooks } from './hooks.js';

/** Options of {@link openTelemetry}. */
export interface OpenTelemetryOptions {
  /**
   * Tracer that creates the spans.
   *
   * @default the global provider's tracer `@cartwright/core`
   */
  tracer?: Tracer;
  /**
   * Whether requests carry the trace context (`traceparent` header). Set `false` in browsers: the platform's CORS
   * responses do not allow the header.
   *
   * @default true
   */
  propagate?: boolean;
}

/** The `error.type` attribute of an error: HTTP status, error code or `_OTHER`. */
const errorType = (error: unknown): string =>
  isApiError(error) ? `${error.status}` : isCartwrightError(error) ? error.code : '_OTHER';

/**
 * Creates hooks that record one OpenTelemetry client span per call, including its retries, and propagate the trace
 * context. Names and attributes follow the semantic conventions for HTTP clients. Requires `@opentelemetry/api`.
 *
 * @param options - Tracer, and whether to propagate the trace context.
 * @returns The hooks, for `observe`.
 * @example
 * ```ts
 * import { createClient, observe } from '@cartwright/core';
 * import { openTelemetry } from '@cartwright/core/otel';
 *
 * export const client = createClient({ observer: observe(openTelemetry()) });
 * ```
 * @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/ OpenTelemetry: semantic conventions for HTTP spans
 * @see https://www.w3.org/TR/trace-context/#traceparent-header W3C Trace Context: traceparent header
 */
export function openTelemetry({ tracer, propagate = true }: OpenTelemetryOptions = {}): Hooks {
  const spans = new WeakMap<HookCall, Span>();

  const startSpan = (call: HookCall): Span => {
    const { operation, method, url } = call;
    const { hostname, port, protocol } = new URL(url);
    const span = (tracer ?? trace.getTracer('@cartwright/core')).startSpan(`${method} ${operation}`, {
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': method,
        'url.full': url,
        'server.address': hostname,
        'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
        'cartwright.operation': operation,
      },
    });
    spans.set(call, span);
    return span;
  };

  return {
    onRequest(call, { attempt }) {
      const span = spans.get(call) ?? startSpan(call);
      if (attempt > 1) span.setAttribute('http.request.resend_count', attempt - 1);
      const headers: Record<string, string> = {};
      if (propagate) propagation.inject(trace.setSpan(context.active(), span), headers);
      return headers;
    },
    onResponse(call, { status, requestId }) {
      const span = spans.get(call);
      span?.setAttribute('http.response.status_code', status);
      if (requestId) span?.setAttribute('cartwright.request_id', requestId);
      if (status === 200) span?.end();
    },
    onRetry(call, { delay, status, error }) {
      spans
        .get(call)
        ?.addEvent('retry', { 'cartwright.delay_ms': delay, 'error.type': `${status ?? errorType(error)}` });
    },
    onError(call, { error }) {
      const span = spans.get(call) ?? startSpan(call);
      if (!span.isRecording()) return;
      span.setAttribute('error.type', errorType(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
