import { createContext, runInContext } from 'node:vm';

/** Features that React Native's engine Hermes lacks. */
const missing = `
  for (const [owner, names] of [
    [Array, ['fromAsync']],
    [Array.prototype, ['toReversed', 'toSorted', 'toSpliced', 'with']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [globalThis, ['WebAssembly', 'SharedArrayBuffer', 'Atomics', 'Iterator']],
  ]) for (const name of names) delete owner[name];
`;

/** `Request` of React Native's `fetch`, which ignores redirect options. */
class NativeRequest {
  readonly method: string;
  readonly headers: Headers;

  constructor(
    readonly url: string,
    { method = 'GET', headers }: RequestInit = {},
  ) {
    this.method = method;
    this.headers = new Headers(headers);
  }
}

/** `Response` of React Native's `fetch`, without streams. */
class NativeResponse {
  readonly status: number;
  readonly statusText = '';
  readonly headers: Headers;
  readonly #text: string;

  constructor(text: string, { status = 200, headers }: ResponseInit = {}) {
    this.#text = text;
    this.status = status;
    this.headers = new Headers(headers);
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  text(): Promise<string> {
    return Promise.resolve(this.#text);
  }
}

/** `URL` of React Native's polyfill, without `canParse` and `parse`. */
class NativeURL extends URL {}
Object.assign(NativeURL, { canParse: undefined, parse: undefined });

/** `AbortSignal` of React Native's polyfill, without `reason`, `any`, `timeout` and `throwIfAborted`. */
class NativeSignal {
  aborted = false;
  readonly #listeners = new Set<() => void>();

  addEventListener(_type: string, listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: string, listener: () => void): void {
    this.#listeners.delete(listener);
  }

  dispatchEvent(): void {
    for (const listener of this.#listeners) listener();
  }
}

class NativeController {
  readonly signal = new NativeSignal();

  abort(): void {
    this.signal.aborted = true;
    this.signal.dispatchEvent();
  }
}

/** Runs a script with only the globals of React Native: no streams, no cryptography, no `structuredClone`. */
export function inReactNative(script: string): unknown {
  const context = createContext({
    AbortController: NativeController,
    Headers,
    Request: NativeRequest,
    Response: NativeResponse,
    TextEncoder,
    URL: NativeURL,
    URLSearchParams,
    atob,
    btoa,
    clearTimeout,
    console,
    performance: { now: () => performance.now() },
    setTimeout,
  });
  return runInContext(`${missing}\n${script}\nwalked.walk()`, context);
}
