import type { Page } from '@playwright/test';
import { expect, goodCard, pay, test, waitForHydration } from './shop.js';

const germanBag = (page: Page) =>
  page.getByRole('dialog', { name: /^Dein Warenkorb/ }).or(page.getByRole('region', { name: 'Dein Warenkorb' }));

test('the language switch opens the same page in the other language, with its query', async ({ page }) => {
  await page.goto('/collections/apparel?sort=name');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const german = page.getByRole('link', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('lang', 'de');
  await expect(german).toHaveAttribute('hreflang', 'de');
  await german.click();
  await expect(page).toHaveURL(/\/de\/collections\/apparel\?sort=name$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/collections\/apparel\?sort=name$/);
});

test('links of German pages stay in German, also without a reload', async ({ page }) => {
  await page.goto('/de');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Alles', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/collections\/all-products$/);
  await page.getByRole('main').locator('a[href^="/de/products/"]').first().click();
  await expect(page).toHaveURL(/\/de\/products\//);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/de$/);
});

test('robots.txt and the sitemap have no language', async ({ request }) => {
  for (const path of ['/de/robots.txt', '/de/sitemap.xml']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('an order is bought in German, from the listing to the confirmation', async ({ page, shop }) => {
  await page.goto('/de/collections/kitchen-table');
  await page.getByRole('link', { name: 'Quiet Teapot' }).click();
  await expect(page.getByRole('main').getByText('88,00 $').first()).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
  await germanBag(page).getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page).toHaveURL(/\/de\/checkout$/);
  await expect(page).toHaveTitle(/^Kasse/);
  await page.getByRole('button', { name: /bezahlen/ }).click();
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(/Bitte gib eine E-Mail-Adresse ein/);
  await page.getByLabel('E-Mail').fill('robin@example.com');
  await page.getByLabel('Vorname').fill('Robin');
  await page.getByLabel('Nachname').fill('Alder');
  await page.getByLabel('Land').selectOption({ label: 'Vereinigte Staaten' });
  await page.getByLabel('Region').selectOption('US-OR');
  await page.getByLabel('Straße und Hausnummer').fill('12 Finch Street');
  await page.getByLabel('Ort', { exact: true }).fill('Portland');
  await page.getByLabel('Postleitzahl').fill('97209');
  await expect(page.getByRole('radio', { name: /^Standard shipping/ })).toBeChecked();
  await page.getByRole('button', { name: /^\d+,\d\d\s\$ bezahlen$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await pay(page, goodCard);
  await expect(page).toHaveURL(/\/de\/thank-you\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Danke, Robin' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Zwischensumme88,00\u00a0$');
  expect(await shop.orders()).toHaveLength(1);
});

test('signing in returns to the German page, and signing out to the German home page', async ({ page, shop }) => {
  await shop.join({ email: 'robin@shop.example', password: 'correct horse battery', nickname: 'Robin' });
  await page.goto('/de/account');
  await expect(page).toHaveURL(/\/de\/login\?/);
  await expect(page.getByText('Du bist nicht angemeldet.')).toBeVisible();
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByLabel('Passwort')).toHaveAccessibleDescription('Bitte gib dein Passwort ein.');
  await page.getByLabel('E-Mail').fill('robin@shop.example');
  await page.getByLabel('Passwort').fill('correct horse battery');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/account$/);
  await expect(page.getByText('Hallo, Robin.')).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/de$/);
});

test('canceling on the platform’s sign-in page returns to the German sign-in page', async ({ page }) => {
  await page.goto('/de/login');
  await page.getByRole('button', { name: 'Auf unserer sicheren Seite anmelden' }).click();
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL(/\/de\/login\?ended=canceled$/);
  await expect(page.getByText('Nicht angemeldet.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Pages of the store, with a German text of each. */
  const pages: Readonly<Record<string, string>> = {
    '/de': 'Frisch ausgepackt',
    '/de/collections/all-products': 'Preis, aufsteigend',
    '/de/products/quiet-teapot': 'In den Warenkorb',
    '/de/search?q=mug': 'Suche nach',
    '/de/bag': 'Dein Warenkorb ist leer.',
    '/de/wishlist': 'Die Merkliste liegt in deinem Browser',
    '/de/login': 'Passwort vergessen?',
    '/de/register': 'Kundenkonto anlegen',
    '/de/verify': 'Keine Anmeldung in diesem Browser braucht einen Code.',
    '/de/forgot-password': 'Link schicken',
    '/de/shipping': 'Versandkosten und Lieferzeiten',
    '/de/returns': 'So gibst du etwas zurück',
    '/de/contact': 'Bevor du schreibst',
    '/de/privacy': 'Deine Rechte',
    '/de/demo': 'Hinter den Kulissen',
    '/de/no/such/page': 'Diese Seite finden wir nicht',
  };

  /** Words of the controls of English pages. */
  const english = /\b(bag|Search|Sign in|Wishlist|Shipping|Returns|Everything|Skip to|Home|Add to|See all|Password)\b/;

  test('German pages have German texts, and link to German pages only', async ({ page, shop }) => {
    expect(shop.clientId).toBeTruthy();
    for (const [path, text] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.locator('html'), path).toHaveAttribute('lang', 'de');
      await expect(page.locator('body'), path).toContainText(text);
      const words = await page.evaluate(() => {
        // The catalog is in English.
        for (const part of document.querySelectorAll('[lang=en], script, article')) part.remove();
        const labels = [...document.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'));
        return [document.title, document.body.textContent, ...labels].join('\n');
      });
      expect(words.match(english)?.[0], path).toBeUndefined();
      const addresses = await page
        .locator('a[href^="/"]:not([hreflang]), form[action^="/"]')
        .evaluateAll((elements) => elements.map((one) => one.getAttribute('href') ?? one.getAttribute('action') ?? ''));
      expect(addresses.length, path).toBeGreaterThan(10);
      expect(
        addresses.filter((address) => !/^\/de(\/|\?|$)/.test(address)),
        path,
      ).toEqual([]);
    }
  });

  test('pages name their language and those of their translations', async ({ page, request, baseURL }) => {
    const origin = baseURL ?? '';
    for (const path of ['/', '/collections/apparel', '/products/quiet-teapot', '/shipping']) {
      const german = path === '/' ? '/de' : `/de${path}`;
      for (const [own, locale, other] of [
        [path, 'en_US', 'de_DE'],
        [german, 'de_DE', 'en_US'],
      ] as const) {
        await page.goto(own);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + own);
        await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', locale);
        await expect(page.locator('meta[property="og:locale:alternate"]')).toHaveAttribute('content', other);
        const alternates = await page
          .locator('link[rel=alternate][hreflang]')
          .evaluateAll((links) => links.map((one) => [one.getAttribute('hreflang'), one.getAttribute('href')]));
        expect(alternates).toEqual([
          ['en', origin + path],
          ['de', origin + german],
          ['x-default', origin + path],
        ]);
      }
    }
    await page.goto('/de/wishlist');
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`<loc>${origin}/de/products/quiet-teapot</loc>`);
    expect(sitemap).toContain(`hreflang="de" href="${origin}/de/products/quiet-teapot"`);
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /de/checkout');
  });

  test('a product is added to the bag in German, and its quantity changed', async ({ page }) => {
    await page.goto('/de/products/everyday-tee');
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
    await expect(page).toHaveURL(/\/de\/bag$/);
    await expect(germanBag(page)).toContainText('Everyday Tee: Bitte wählen: Size.');
    await page.getByRole('link', { name: 'Zurück zum Produkt' }).click();
    await expect(page).toHaveURL(/\/de\/products\/everyday-tee$/);
    await page.getByRole('main').getByRole('radio', { name: 'Moss', exact: true }).check();
    await page.getByRole('main').getByRole('radio', { name: 'M', exact: true }).check();
    await page.getByRole('button', { name: 'In den Warenkorb', exact: true }).click();
    await expect(page).toHaveURL(/\/de\/bag\?done=added$/);
    await germanBag(page).getByRole('spinbutton', { name: 'Menge von Everyday Tee' }).fill('2');
    await germanBag(page).getByRole('button', { name: 'Menge von Everyday Tee ändern' }).click();
    await expect(germanBag(page).locator('dl')).toContainText('Summe76,00\u00a0$');
    await germanBag(page).getByRole('button', { name: 'Zur Kasse' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await page
      .getByRole('link', { name: /bag|cart|back/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/de\/bag$/);
  });
});
