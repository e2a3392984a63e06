import { expect, test } from 'vitest';
import { isSameOrigin } from '../index.js';

const shop = 'https://shop.example';
const sites = [null, 'same-origin', 'same-site', 'cross-site', 'none', 'x'];
const origins = [
  null,
  shop,
  'null',
  'https://evil.example',
  'https://www.shop.example',
  'http://shop.example',
  'https://shop.example:8443',
  '',
];

const headers = (site: string | null, origin: string | null) =>
  new Headers({ ...(site !== null && { 'sec-fetch-site': site }), ...(origin !== null && { origin }) });

test('of all methods, sites and origins, only requests of the site may change state', () => {
  let cells = 0;
  const allowed: string[] = [];
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'post', 'QUERY']) {
    for (const site of sites) {
      for (const origin of origins) {
        cells++;
        if (isSameOrigin({ method, headers: headers(site, origin) }, shop)) allowed.push(`${method} ${site} ${origin}`);
      }
    }
  }
  expect(cells).toBe(288);
  expect(new Set(allowed.map((cell) => cell.replace(/^\w+ /, '')))).toEqual(
    new Set([`null ${shop}`, `same-origin ${shop}`, 'same-origin null']),
  );
  expect(allowed).toHaveLength(18);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s is always allowed', (method) => {
  expect(isSameOrigin({ method, headers: headers('cross-site', 'https://evil.example') }, shop)).toBe(true);
});

test('ignores a trailing slash of the origin', () => {
  expect(isSameOrigin({ method: 'POST', headers: headers('same-origin', shop) }, `${shop}/`)).toBe(true);
});
