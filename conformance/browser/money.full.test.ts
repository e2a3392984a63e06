import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { formatMoney } from '@cartwright/core/money';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.js';

const locales = (
  'en-US en-GB en-IN de-DE de-CH de-AT fr-FR fr-CA fr-CH es-ES es-MX pt-BR pt-PT it-IT nl-NL sv-SE nb-NO da-DK fi-FI ' +
  'pl-PL cs-CZ hu-HU tr-TR ru-RU uk-UA he-IL ar-EG fa-IR hi-IN ja-JP'
).split(' ');
const currencies = 'USD EUR GBP CHF SEK PLN CZK HUF TRY ILS INR BRL CAD MXN JPY KRW CLP KWD BHD TND'.split(' ');
const amounts = ['0', '-3', '1.005', '1234.5', '987654321.09', '12345678901234567890.123'];
const requested = locales.flatMap((locale) =>
  currencies.flatMap((currency) => amounts.map((amount) => ({ amount, locale, currency }))),
);

declare const money: { formatMoney: typeof formatMoney };

test(`a browser formats money like Node: ${locales.length} languages, ${currencies.length} currencies`, async ({
  skip,
}) => {
  const executablePath = findChromium();
  if (!executablePath) return skip('no Chromium found');
  const { outputFiles } = await build({
    stdin: { contents: "export { formatMoney } from '@cartwright/core/money';", resolveDir: join(import.meta.dirname) },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'money',
    platform: 'browser',
    target: 'es2022',
  });
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const written = await page.evaluate(
      (all) => all.map(({ amount, ...format }) => money.formatMoney(amount, format)),
      requested,
    );
    expect(written).toEqual(requested.map(({ amount, ...format }) => formatMoney(amount, format)));
  } finally {
    await browser.close();
  }
});
