import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.js';
import { fakePlatform } from '../testing/fake-platform.js';

afterEach(() => vi.unstubAllGlobals());

describe('parseFromUrl', () => {
  test.each([
    ['https://r/#code=C&state=S', undefined, { code: 'C', state: 'S' }],
    ['https://r/?code=C&state=S', 'query', { code: 'C', state: 'S' }],
    ['https://r/?code=C&state=S', 'fragment', { code: null, state: null }],
    ['https://r/#code=C&state=S', 'query', { code: null, state: null }],
    [
      'https://r/#error=e&error_description=d+d',
      undefined,
      { code: null, state: null, error: 'e', errorDescription: 'd d' },
    ],
    ['https://r/?error=e&state=S', 'query', { code: null, state: 'S', error: 'e' }],
    ['https://r/#code=a%26b%23c&state=%2B', undefined, { code: 'a&b#c', state: '+' }],
    ['https://r/', undefined, { code: null, state: null }],
  ] as const)('%s as %s', (url, mode, response) =>
    expect(fakePlatform().auth.parseFromUrl(url, mode)).toEqual(response),
  );

  test('defaults to the URL of the page', () => {
    fakeBrowser('https://shop.example/callback#code=C&state=S');
    expect(fakePlatform().auth.parseFromUrl()).toEqual({ code: 'C', state: 'S' });
  });
});
