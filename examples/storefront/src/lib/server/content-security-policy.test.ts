import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, createNonce, hashScripts } from './content-security-policy.js';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('hashes the scripts that have the nonce, and no others', async () => {
  const nonce = createNonce();
  const html =
    `<head><script nonce="${nonce}">let größe = 1 < 2;\n</script><script>injected()</script>` +
    `<script nonce="${createNonce()}">injected()</script><script nonce="${nonce}" type="start">import "/a.js"</script></head>`;
  expect(await hashScripts(html, nonce)).toEqual([hashOf('let größe = 1 < 2;\n'), hashOf('import "/a.js"')]);
});

test('allows the scripts of the page only, and no inline style sheets', () => {
  const site = { apiUrl: 'https://www.wixapis.com', mediaUrl: 'https://static.wixstatic.com/media' };
  const directives = contentSecurityPolicy(site, ['sha256-a=', 'sha256-b=']).split('; ');
  expect(directives).toContain("script-src 'self' 'sha256-a=' 'sha256-b='");
  expect(directives).toContain("style-src 'self'");
  expect(directives).toContain("img-src 'self' data: https://static.wixstatic.com");
});
