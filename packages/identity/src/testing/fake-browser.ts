import { getEventListeners } from 'node:events';
import { vi } from 'vitest';

/** Message received by a window. */
export interface FakeMessage {
  data: unknown;
  origin: string;
  source: unknown;
}

class FakeStorage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

class FakeFrame {
  style: Record<string, string> = {};
  src = '';
  contentWindow: object | null = null;
  onload?: () => void;
  constructor(readonly frames: FakeFrame[]) {}
  remove(): void {
    this.frames.splice(this.frames.indexOf(this), 1);
    this.contentWindow = null;
  }
}

class FakePopup {
  closed = false;
  address = '';
  readonly location = { replace: (url: string) => void (this.address = url) };
  close(): void {
    this.closed = true;
  }
}

/** Stubs the browser globals that sign-ins use. Restore them with `vi.unstubAllGlobals`. */
export function fakeBrowser(address = 'https://shop.example/account') {
  const window = new EventTarget();
  const frames: FakeFrame[] = [];
  const popups: FakePopup[] = [];
  const visited: string[] = [];
  const [session, local] = [new FakeStorage(), new FakeStorage()];
  let here = new URL(address);
  const settings = { blocksPopups: false };

  const location = {
    get href() {
      return here.href;
    },
    get origin() {
      return here.origin;
    },
    get pathname() {
      return here.pathname;
    },
    get search() {
      return here.search;
    },
    assign: (url: string) => void visited.push(url),
  };
  const globals = {
    window: Object.assign(window, {
      open: () => {
        if (settings.blocksPopups) return null;
        const popup = new FakePopup();
        popups.push(popup);
        return popup;
      },
    }),
    document: {
      createElement: () => new FakeFrame(frames),
      body: {
        append(frame: FakeFrame) {
          frame.contentWindow = { frame: frame.src };
          frames.push(frame);
        },
      },
    },
    location,
    history: {
      state: { kept: true },
      replaceState: (_: unknown, __: string, url: string) => (here = new URL(url, here)),
    },
    navigator: { cookieEnabled: true },
    crossOriginIsolated: false,
    sessionStorage: session,
    localStorage: local,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);

  return {
    frames,
    popups,
    /** URLs that the browser was sent to. */
    visited,
    session,
    local,
    settings,
    location,
    goTo: (url: string) => void (here = new URL(url)),
    post: (message: FakeMessage) => void window.dispatchEvent(Object.assign(new Event('message'), message)),
    listeners: () => getEventListeners(window, 'message').length,
  };
}

/** Waits until a value is found, within the microtasks of a test. */
export async function until<T>(find: () => T | undefined): Promise<T> {
  for (let turns = 0; turns < 1000; turns++) {
    const found = find();
    if (found) return found;
    await Promise.resolve();
    if (turns % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('It never came.');
}
