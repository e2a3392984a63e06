import type { Emulator } from '../protocol/emulator.js';

/** Addresses of a shop that a checkout leads back to. */
export const callbacks = {
  thankYouPageUrl: 'http://localhost:5173/thanks?lang=en',
  cartPageUrl: 'http://localhost:5173/cart',
};
/** The form of the checkout page, filled in. */
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

/** The hidden fields of a page's form. */
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

/** Sends the form of a hosted page. `html` is the page that the response leads to, where it is a hosted one. */
export async function submitPage(emulator: Emulator, url: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ ...hidden((await openPage(emulator, url)).html), ...fields });
  const response = await emulator.fetch(new Request(url, { method: 'POST', body }));
  const location = response.headers.get('location') ?? '';
  const next = location.startsWith('/hosted/') ? await openPage(emulator, new URL(location, url).href) : undefined;
  return { response, html: next?.html ?? (await response.text()) };
}

/** Whether the browser is sent back to the checkout page. */
export const isBack = ({ headers, status }: Response) =>
  status === 303 && headers.get('location')?.startsWith('/hosted/checkout/') === true;

/** The order's id in the address that the browser is sent to. */
export const orderId = ({ headers }: Response) =>
  new URL(headers.get('location') ?? '').searchParams.get('orderId') ?? '';
