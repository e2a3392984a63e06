import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repetitions } from '../../../../../scripts/lib/scope.js';
import { returnUrl } from './return-url.js';

const origin = 'https://shop.example';

const hosts = [
  'evil.example',
  'evil.example:443',
  'shop.example.evil.example',
  'xn--shp-0ra.example',
  '127.1',
  '[::1]',
];
const foreign = hosts.flatMap((host) =>
  [
    ...[
      '//',
      '///',
      '////',
      '/\\',
      '\\/',
      '\\\\',
      '\\\\\\',
      '/\t/',
      '/\n/',
      '\t//',
      ' //',
      '\u0000//',
      '/\r\n/',
      '//\t/',
    ],
    ...[
      'https:',
      'https:/',
      'https://',
      'https:\\\\',
      'HTTPS://',
      'http://',
      'ht\ntps://',
      'ftp://',
      'ws://',
      'file://',
    ],
    ...[
      'https://shop.example@',
      'https://shop.example:pw@',
      'https://shop.example\\@',
      '//shop.example@',
      '//user:pw@',
    ],
    ...['https://shop.example%40', 'https://shop.example.', 'https://shop.example:443@', 'https:\t//', 'blob:https://'],
  ].map((start) => `${start}${host}/path`),
);
const schemes = [
  'javascript',
  'JavaScript',
  'java\nscript',
  ' javascript',
  'data',
  'vbscript',
  'blob',
  'about',
  'view-source',
  'mailto',
];
const scripts = schemes.flatMap((scheme) =>
  ['alert(1)', '//shop.example/%0aalert(1)', 'text/html,<script>', 'https://shop.example/x'].map(
    (rest) => `${scheme}:${rest}`,
  ),
);
const others = [
  'http://shop.example/',
  'https://shop.example:8443/',
  'https://user@shop.example/',
  'https://a:b@shop.example',
  'https://',
  '//',
  'https:///',
];

const leads = (returnTo: string) => {
  const url = new URL(returnUrl(returnTo, origin));
  return [url.origin, url.protocol, url.username, url.password];
};
const here = [origin, 'https:', '', ''];

test(`replaces ${foreign.length + scripts.length + others.length} URLs of other sites by the start page`, () => {
  for (const returnTo of [...foreign, ...scripts, ...others])
    expect(leads(returnTo), JSON.stringify(returnTo)).toEqual(here);
});

test('replaces URLs of other origins by the start page', () => {
  for (const returnTo of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example',
    ...others.slice(0, 4),
  ]) {
    expect(returnUrl(returnTo, origin)).toBe(`${origin}/`);
  }
  for (const returnTo of scripts.slice(0, 12)) expect(returnUrl(returnTo, origin)).toBe(`${origin}/`);
});

test.each([
  ['/account?tab=1#top', `${origin}/account?tab=1#top`],
  ['account', `${origin}/account`],
  ['', `${origin}/`],
  ['https://shop.example/a', `${origin}/a`],
  ['/a/../b', `${origin}/b`],
  ['/%2f%2fevil.example', `${origin}/%2f%2fevil.example`],
  ['/%5cevil.example', `${origin}/%5cevil.example`],
  ['https://shop.example//evil.example', `${origin}//evil.example`],
  [`/${'x'.repeat(2000)}`, `${origin}/`],
])('resolves %s to %s', (returnTo, expected) => {
  expect(returnUrl(returnTo, origin)).toBe(expected);
});

test('property: always returns a URL of the site', () => {
  const pieces = fc.constantFrom(
    ...['/', '\\', '//', ':', '@', '.', '%2f', '%5c', '%00', '\t', '\n', '\r', ' ', '?', '#', '&', ';'],
    ...[
      'https',
      'http',
      'javascript',
      'data',
      'blob',
      'evil.example',
      'shop.example',
      'localhost',
      '。',
      '⁄',
      'ⓔvil',
      '..',
    ],
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(texts, (returnTo) => {
      expect(leads(returnTo)).toEqual(here);
    }),
    { numRuns: repetitions({ sample: 1000, full: 5000 }) },
  );
});
