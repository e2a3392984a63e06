/** Runs one compiled example in a separate worker, with the emulator as the platform. */
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ file: string, platform: string, inPage: boolean }} */
const { file, platform, inPage } = workerData;

const hosts = new Set(['www.wixapis.com', 'edge.wixapis.com', 'localhost:4000', '127.0.0.1:4000']);
const realFetch = globalThis.fetch;

/**
 * @param {string | URL | Request} input
 * @param {RequestInit} [init]
 */
globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const url = new URL(request.url);
  if (!hosts.has(url.host)) throw new Error(`An example may not call ${url.origin}`);
  const target = new URL(url.pathname + url.search, platform);
  return realFetch(target, init ?? request);
};

/** Creates the globals of a page. Navigations are recorded in `location.visited` and not carried out. */
async function openPage() {
  // @ts-expect-error: jsdom has no types.
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('<!doctype html>', { url: 'https://shop.example/cart', pretendToBeVisual: true });
  for (const key of Object.getOwnPropertyNames(window)) {
    if (!(key in globalThis)) Object.defineProperty(globalThis, key, { value: window[key], configurable: true });
  }
  const { Event, EventTarget, CustomEvent, FormData } = window;
  Object.assign(globalThis, { Event, EventTarget, CustomEvent, FormData, IS_REACT_ACT_ENVIRONMENT: true });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
    Object.defineProperty(globalThis, name, { value: window[name].bind(window), configurable: true });
  }
  /** @type {string[]} */
  const visited = [];
  const go = (/** @type {string} */ url) => void visited.push(url);
  const { href, origin, pathname, search } = window.location;
  const location = { href, origin, pathname, search, visited, assign: go, replace: go };
  Object.defineProperty(globalThis, 'location', { value: location, configurable: true, writable: true });
}

if (inPage) await openPage();
process.setSourceMapsEnabled(true);
await import(file);
parentPort?.postMessage('done');
