import type { Emulator } from '@cartwright/emulator';
import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Loads hidden iframes, which jsdom does not: fetches the iframe's URL from the emulator and dispatches the page's
 * message with the iframe as its source.
 */
export function loadFrames(getEmulator: () => Emulator): void {
  const load = async (frame: HTMLIFrameElement): Promise<void> => {
    const response = await getEmulator().fetch(new Request(frame.src));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const data = JSON.parse(page.body.dataset.message ?? 'null') as unknown;
    const { origin } = new URL(frame.src);
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }));
  };
  const observer = new MutationObserver((changes) => {
    const frames = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof HTMLIFrameElement);
    for (const frame of frames) void load(frame);
  });
  beforeEach(() => {
    vi.stubGlobal('crossOriginIsolated', false);
    observer.observe(document.body, { childList: true });
  });
  afterEach(() => {
    observer.disconnect();
    vi.unstubAllGlobals();
  });
}
