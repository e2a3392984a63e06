/** Page in which an example runs. Reports its output and its calls to the playground, which contains the page. */
const parent = window.parent;
const { origin } = location;

/** @param {object} message */
const report = (message) => parent.postMessage(message, origin);

/** @param {unknown} value */
const show = (value) => {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  return JSON.stringify(value, null, 2) ?? String(value);
};

for (const level of ['log', 'warn', 'error']) {
  const original = console[level].bind(console);
  console[level] = (...values) => {
    original(...values);
    report({ type: 'output', level, text: values.map(show).join(' ') });
  };
}

const platformFetch = globalThis.fetch.bind(globalThis);
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const start = performance.now();
  const response = await platformFetch(request);
  const { pathname } = new URL(request.url);
  const duration = Math.round(performance.now() - start);
  report({ type: 'request', method: request.method, path: pathname, status: response.status, duration });
  return response;
};

const fail = (error) => report({ type: 'output', level: 'error', text: show(error) });
addEventListener('error', ({ error }) => fail(error));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));

/**
 * Runs a module, and renders its default export if it has one.
 *
 * @param {string} code
 */
async function run(code) {
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const { default: App } = await import(url);
  if (!App) return;
  const [{ createElement }, { createRoot }] = await Promise.all([import('react'), import('react-dom/client')]);
  createRoot(document.querySelector('#root')).render(createElement(App));
}

addEventListener('message', ({ data, origin: sender }) => {
  if (sender === origin && data?.type === 'run')
    run(data.code)
      .catch(fail)
      .finally(() => report({ type: 'done' }));
});
report({ type: 'ready' });
