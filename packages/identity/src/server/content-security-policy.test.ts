import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createContentSecurityPolicy, hashInlineScripts } from './index.js';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('scripts with the nonce of the page are hashed, and no others', async () => {
  const html =
    '<head><script nonce="one">let größe = 1 < 2;\n</script><script>injected()</script>' +
    '<script nonce="two">injected()</script><script nonce="one" type="module">import "/a.js"</script></head>';
  expect(await hashInlineScripts(html, 'one')).toEqual([hash('let größe = 1 < 2;\n'), hash('import "/a.js"')]);
});

test('a page may run its own scripts, show images of the platform and send forms to its pages', () => {
  const site = { apiUrl: 'https://www.wixapis.com/', mediaUrl: 'https://static.wixstatic.com/media' };
  const directives = createContentSecurityPolicy({ ...site, scripts: ['sha256-a=', 'nonce-b'] }).split('; ');
  expect(directives).toContain("script-src 'self' 'sha256-a=' 'nonce-b'");
  expect(directives).toContain("style-src 'self'");
  expect(directives).toContain("connect-src 'self'");
  expect(directives).toContain("img-src 'self' data: https://static.wixstatic.com");
  expect(directives).toContain("form-action 'self' https://www.wixapis.com https:");
  expect(createContentSecurityPolicy(site)).toContain("; script-src 'self'; ");
});
