import { context, propagation, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import { isApiError } from '../errors/api-error.js';
import { isCartwrightError } from '../errors/cartwright-error.js';
import type { HookCall, Hooks } from './hooks.js';

/** Options of {@link openTelemetry}. */
export interface OpenTelemetryOptions {
  /** What makes the spans. Default: the global provider's `@cartwright/core`. */
  tracer?: Tracer;
  /**
   * Whether requests carry the trace (`traceparent`). Default `true`. In a browser, `false`: the platform's answers to
   * preflights do not allow the header.
   */
  propagate?: boolean;
}

/** What `error.type` says of a failure. */
const typeOf = (error: unknown): string =>
  isApiError(error) ? `${error.status}` : isCartwrightError(error) ? error.code : '_OTHER';

/**
 * Hooks that make an OpenTelemetry span of every call, with its retries, and let its requests carry the trace. Names and
 * attributes are those of the conventions for HTTP clients. Needs `@opentelemetry/api`.
 *
 * @param options - Which tracer, and whether requests carry the trace.
 * @returns The hooks, for `observe`.
 * @example
 * ```ts
 * import { createClient, observe } from '@cartwright/core';
 * import { openTelemetry } from '@cartwright/core/otel';
 *
 * export const client = createClient({ observer: observe(openTelemetry()) });
 * ```
 * @see OpenTelemetry, semantic conventions 1.27: HTTP client spans
 * @see W3C Trace Context, section 3.2: traceparent
 */
export function openTelemetry({ tracer, propagate = true }: OpenTelemetryOptions = {}): Hooks {
  const spans = new WeakMap<HookCall, Span>();

  const begin = (call: HookCall): Span => {
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
      const span = spans.get(call) ?? begin(call);
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
      spans.get(call)?.addEvent('retry', { 'cartwright.delay_ms': delay, 'error.type': `${status ?? typeOf(error)}` });
    },
    onError(call, { error }) {
      const span = spans.get(call) ?? begin(call);
      if (!span.isRecording()) return;
      span.setAttribute('error.type', typeOf(error));
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}
