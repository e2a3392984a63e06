import { route } from '../../protocol/routing/route.js';

/** Accepts OpenTelemetry traces, and ignores them. */
export const collectTraces = route({
  id: 'sitePages.collectTraces',
  method: 'POST',
  paths: ['/otel-collector/v1/traces'],
  access: 'public',
  handle: () => ({}),
});
