/**
 * Creates a signal that aborts with another one until it is released. React keeps its listener, and Node.js the signal of a
 * request, longer than the rendering: together they would keep every page in memory.
 */
export function abortWith(signal: AbortSignal): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort(signal.reason);
  signal.addEventListener('abort', abort);
  return { signal: controller.signal, release: () => signal.removeEventListener('abort', abort) };
}
