import { randomUUID } from 'node:crypto';
import { DEMO_API_KEY } from '@cartwright/emulator';
import { type BrowserContext, type Page, expect } from '@playwright/test';
import { type CatalogVersion, openCatalog } from './catalog.js';
import { test as base } from './stress.js';

/** Options of the tests, which each project of the configuration sets. */
export interface ShopOptions {
  /** Catalog version of the shops. */
  catalogVersion: CatalogVersion;
  /** URL of the store. The base URL is that of the tested application, which may be the merchant area. */
  storeUrl: string;
  /** URL of the emulator that the store uses. */
  emulatorUrl: string;
}

/** Waits until React handles the events of the page. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    // The pages of the catalog load their code at once when the visitor starts to use them.
    window.dispatchEvent(new Event('pointermove'));
    const main = document.querySelector('#root main');
    return !main || Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });

/** Makes `goto` and `reload` wait for hydration. */
function hydrateOnLoad(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await waitForHydration(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await waitForHydration(page);
    return response;
  };
}

/** A fault for the emulator's control API. */
interface Fault {
  method?: string;
  path?: string;
  times?: number;
  status?: number;
  drop?: boolean;
  afterwards?: boolean;
}

/** The fields of a merchant's order that the tests read. */
export interface Order {
  id: string;
  number: string;
  paymentStatus: string;
  buyerNote?: string;
  lineItems: { id: string; quantity: number }[];
  priceSummary: Record<'subtotal' | 'discount' | 'shipping' | 'tax' | 'total', { amount: string }>;
}

/** An isolated shop for one test: a tenant of the emulator that starts from the seed data. */
export class Shop {
  readonly clientId = randomUUID();
  readonly catalog;

  constructor(
    /** URL of the store. */
    readonly storeUrl: string,
    readonly emulatorUrl: string,
    catalogVersion: CatalogVersion,
  ) {
    this.catalog = openCatalog(catalogVersion, (...request) => this.merchant(...request));
  }

  /** Creates the shop, and makes the servers of the demo use it and its pages wait for hydration. */
  async open(context: BrowserContext, hydrates = true): Promise<void> {
    await this.settle({});
    if (hydrates) context.on('page', hydrateOnLoad);
    await context.addCookies([{ name: 'demo-client-id', value: this.clientId, url: this.storeUrl }]);
  }

  async data<T>(collection: string): Promise<T[]> {
    const response = await fetch(`${this.emulatorUrl}/_emulator/data/${collection}?clientId=${this.clientId}`);
    return (await response.json()) as T[];
  }

  /** Every order of the shop, as the merchant sees them. */
  async orders(): Promise<Order[]> {
    return (await this.merchant<{ orders: Order[] }>('POST', '/ecom/v1/orders/search', {})).orders;
  }

  /** Sends a request with the merchant's identity. */
  async merchant<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.emulatorUrl}${path}`, {
      method,
      headers: { authorization: DEMO_API_KEY, 'wix-site-id': this.clientId, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return JSON.parse(text) as T;
  }

  /** Creates a coupon with a start time in the past and returns its id. */
  async createCoupon(specification: { code: string; [field: string]: unknown }): Promise<string> {
    const usual = { name: specification.code, startTime: '1704067200000' };
    const answer = await this.merchant<{ id: string }>('POST', '/stores/v2/coupons', {
      specification: { ...usual, ...specification },
    });
    return answer.id;
  }

  /** Id of the only payment of an order. */
  async paymentOf(order: Order | undefined): Promise<string | undefined> {
    interface Transactions {
      orderTransactions: { payments: { id: string }[] };
    }
    const { orderTransactions } = await this.merchant<Transactions>('GET', `/ecom/v1/payments/orders/${order?.id}`);
    return orderTransactions.payments[0]?.id;
  }

  /** Refunds the rest of an order's payment, or what `more` specifies, and notifies the buyer. */
  async refund(order: Order | undefined, more: object = {}): Promise<void> {
    await this.merchant('POST', '/ecom/v1/order-billing/refund-payments', {
      orderId: order?.id,
      paymentRefunds: [{ paymentId: await this.paymentOf(order), ...more }],
      sideEffects: { notifications: { sendCustomerEmail: true } },
    });
  }

  /** Quantity in stock of a product or of one of its variants. */
  stock(slug: string, choices: Record<string, string> = {}): Promise<number | undefined> {
    return this.catalog.stock(slug, choices);
  }

  /** Changes the sign-in settings of the shop. */
  settle(settings: Record<string, boolean>): Promise<void> {
    return this.control('POST', 'settings', settings);
  }

  /** Has the shop publish reviews only after the merchant approves them, or accept those of some authors only. */
  setReviews(settings: { moderation?: boolean; authors?: 'ANYONE' | 'MEMBERS' | 'BUYERS' }): Promise<void> {
    return this.control('POST', 'reviews', settings);
  }

  /** Installs a service plugin for carts. */
  plugIn(type: string, url: string): Promise<void> {
    return this.control('POST', 'plugins', { type, url, validateInCart: true });
  }

  /** Sends events of the shop to a URL. */
  receiveWebhooks(url: string, events: readonly string[]): Promise<void> {
    return this.control('POST', 'webhooks', { url, events });
  }

  /** Creates a member. */
  join(member: { email: string; password: string; nickname: string }): Promise<void> {
    return this.control('POST', 'members', member);
  }

  /** Code and link of the newest email to an address. */
  async mailTo(email: string): Promise<{ code?: string; link?: string }> {
    const response = await fetch(`${this.emulatorUrl}/_emulator/mails?clientId=${this.clientId}`);
    const mails = (await response.json()) as { to: string; data?: { code?: string; link?: string } }[];
    return mails.reverse().find(({ to }) => to === email)?.data ?? {};
  }

  /** Starts the shop again from its seed data. */
  restart(): Promise<void> {
    return this.control('POST', 'reset');
  }

  /** Advances the shop's clock by hours. */
  pass(hours: number): Promise<void> {
    return this.control('POST', 'clock', { advance: hours * 3_600_000 });
  }

  /** Adds a fault to the emulator. */
  fail(fault: Fault): Promise<void> {
    return this.control('POST', 'faults', fault);
  }

  /** Removes all faults. */
  recover(): Promise<void> {
    return this.control('DELETE', 'faults');
  }

  private async control(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.emulatorUrl}/_emulator/${path}?clientId=${this.clientId}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok).toBe(true);
  }
}

/** Converts a decimal amount to cents. */
export const cents = (price: { amount: string } | undefined): number => Math.round(Number(price?.amount) * 100);

/** Gives each test an isolated shop. Fails a test whose page throws or violates its content security policy. */
export const test = base.extend<ShopOptions & { shop: Shop }>({
  catalogVersion: ['v3', { option: true }],
  emulatorUrl: ['', { option: true }],
  storeUrl: ['', { option: true }],
  shop: [
    async ({ catalogVersion, context, emulatorUrl, javaScriptEnabled, storeUrl }, use) => {
      const shop = new Shop(storeUrl, emulatorUrl, catalogVersion);
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text());
      });
      await shop.open(context, javaScriptEnabled);
      await use(shop);
      expect(faults, 'what the browser held against the page').toEqual([]);
    },
    { auto: true },
  ],
});

/** Clicks the label of an option's choice. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  const radio = page.getByRole('radio', { name, ...(typeof name === 'string' && { exact: true }) });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}

/** The open bag: the drawer, or the bag's page. */
export const getBag = (page: Page) =>
  page.getByRole('dialog', { name: /^Your bag/ }).or(page.getByRole('region', { name: 'Your bag' }));

/** Goes from the bag's drawer to its page, which has the codes and the shipping estimate. */
export async function openBagPage(page: Page): Promise<void> {
  await getBag(page).getByRole('link', { name: 'Coupon, gift card, shipping' }).click();
  await page.waitForURL('**/bag');
  await waitForHydration(page);
}

/** Adds a product without options to the bag. */
export async function addToBag(page: Page, slug: string, storeUrl = ''): Promise<void> {
  await page.goto(`${storeUrl}/products/${slug}`);
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await expect(getBag(page)).toBeVisible();
}

/** Goes from the open bag to the store's checkout page. */
export async function openCheckout(page: Page): Promise<void> {
  await getBag(page).getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check out' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Pay|Place order)/ })).toBeVisible();
}

const contact = { Email: 'robin@example.com', 'First name': 'Robin', 'Last name': 'Alder' };
const address = { 'Street and house number': '12 Finch Street', City: 'Portland', 'Postal code': '97209' };

/**
 * Fills in the store's checkout page, where it is empty: an address in Oregon, which has no tax. Waits until the cart has
 * what was entered, and the page the totals.
 */
export async function fillInCheckout(page: Page): Promise<void> {
  // The bag's drawer, which is closing, also has an address.
  const main = page.getByRole('main');
  const country = main.getByLabel('Country');
  const hasAddress = (await country.count()) > 0;
  if (hasAddress && (await country.inputValue()) === '') {
    await country.selectOption('US');
    await main.getByLabel('Region').selectOption('US-OR');
  }
  const empty: (readonly [label: string, value: string])[] = [];
  for (const [label, value] of Object.entries(hasAddress ? { ...contact, ...address } : contact)) {
    if ((await main.getByLabel(label).inputValue()) === '') empty.push([label, value]);
  }
  const last = empty.pop();
  for (const [label, value] of empty) await main.getByLabel(label).fill(value);
  if (last) {
    const [label, value] = last;
    const saved = page.waitForResponse((response) => {
      const request = response.request();
      return request.method() === 'PATCH' && request.postData()?.includes(value) === true;
    });
    await main.getByLabel(label).fill(value);
    await saved;
  }
  if (hasAddress) {
    await expect(main.getByRole('radiogroup', { name: 'How you get it' }).locator('input:checked')).toHaveCount(1);
  }
  await expect(main.locator('dl[aria-busy=false]')).toContainText(hasAddress ? 'Shipping' : 'Total');
}

/** Goes from the store's checkout page to the hosted page. */
export async function payOnline(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

/** Goes from the open bag over the store's checkout page to the hosted page. */
export async function goToCheckout(page: Page): Promise<void> {
  await openCheckout(page);
  await fillInCheckout(page);
  await payOnline(page);
}

/** Shows the fields of the hosted checkout page that it has collapsed, because they are complete. */
async function showAddress(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  const known = page.locator('summary', { hasText: 'Change' });
  if ((await known.count()) > 0) await known.click();
}

/** Fills in the hosted checkout page up to the payment: an address in Oregon, which has no tax. */
export async function fillInAddress(page: Page): Promise<void> {
  await showAddress(page);
  await page.getByLabel('Email').fill('robin@example.com');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Alder');
  await page.getByLabel('Country').selectOption('US');
  await page.getByLabel('Street and house number').fill('12 Finch Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State', { exact: true }).selectOption('US-OR');
  await page.getByLabel('Postal code').fill('97209');
  await page.getByRole('button', { name: /^(Show delivery options|Update delivery options)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
}

/** Pays with one of the test cards of the hosted page. */
export async function pay(page: Page, card: string): Promise<void> {
  await page.getByRole('radio', { name: card }).check();
  await page.getByRole('button', { name: /^Place order/ }).click();
}

export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';
export const pendingCard = '4000 0000 0000 7726';

export { expect };
