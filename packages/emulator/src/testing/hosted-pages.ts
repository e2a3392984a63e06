import type { Emulator } from '../protocol/emulator.js';

/** Callback URLs of a checkout. */
export const callbacks = {
  thankYouPageUrl: 'http://localhost:5173/thanks?lang=en',
  cartPageUrl: 'http://localhost:5173/cart',
};
/** Form fields of the checkout page, filled in. */
export const address = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  addressLine: '12 Pike Street',
  city: 'Seattle',
  country: 'US',
  'subdivision-US': 'US-WA',
  postalCode: '98101',
};

/** Hidden fields of the form in a page. */
export const hidden = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Record<string, string>;

/** Opens a hosted page. */
export async function openPage(emulator: Emulator, url: string) {
  const response = await emulator.fetch(new Request(url));
  return { response, html: await response.text() };
}

/** Submits the form of a hosted page. `html` is the hosted page that the response redirects to, if any. */
export async function submitPage(emulator: Emulator, url: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ ...hidden((await openPage(emulator, url)).html), ...fields });
  const response = await emulator.fetch(new Request(url, { method: 'POST', body }));
  const location = response.headers.get('location') ?? '';
  const next = location.startsWith('/hosted/') ? await openPage(emulator, new URL(location, url).href) : undefined;
  return { response, html: next?.html ?? (await response.text()) };
}

/** Whether the response redirects to the checkout page. */
export const isBack = ({ headers, status }: Response) =>
  status === 303 && headers.get('location')?.startsWith('/hosted/checkout/') === true;

/** Order ID in the URL that the response redirects to. */
export const orderId = ({ headers }: Response) =>
  new URL(headers.get('location') ?? '').searchParams.get('orderId') ?? '';
