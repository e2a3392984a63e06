import { createClient } from '@cartwright/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { Profiler, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { CartwrightProvider } from '../index.js';
import '../testing/render.js';
import { Image, Money, RichText } from './index.js';

describe('Money', () => {
  it('formats an amount for a locale', () => {
    render(<Money amount="1234.5" currency="EUR" locale="de-DE" className="price" />);
    expect(document.querySelector('data')?.outerHTML).toBe('<data value="1234.5" class="price">1.234,50&nbsp;€</data>');
  });

  it('can omit the decimal places of a whole amount', () => {
    const text = (amount: number) =>
      renderToString(<Money amount={amount} currency="USD" locale="en-US" withoutTrailingZeros />);
    expect([12, 12.5, 1000].map((amount) => text(amount).replace(/<.*?>/g, ''))).toEqual(['$12', '$12.50', '$1,000']);
  });

  it('renders nothing without an amount or a currency', () => {
    const { container } = render(
      <>
        <Money amount={undefined} currency="USD" locale="en-US" />
        <Money amount={null} currency="USD" locale="en-US" />
        <Money amount={1} currency={undefined} locale="en-US" />
      </>,
    );
    expect(container.childNodes).toHaveLength(0);
  });

  it('rejects a value that is not a decimal', () => {
    expect(() => renderToString(<Money amount="ten" currency="USD" locale="en-US" />)).toThrow(
      '"amount" must be a decimal',
    );
  });
});

describe('RichText', () => {
  const renderHtml = (html: string | null | undefined) => renderToString(<RichText html={html} />);

  it.each([
    [
      '<p>One &amp; <STRONG class="x">two</strong></p>\n<ul><li>a<li>b</ul>',
      '<p>One &amp; <strong>two</strong></p>\n<ul><li>a</li><li>b</li></ul>',
    ],
    ['<p>a<p>b<br/>c', '<p>a</p><p>b<br/>c</p>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
    ['1 < 2 &#65;&#x42;&nbsp;&unknown; &', '1 &lt; 2 AB\u00a0&amp;unknown; &amp;'],
    ['<div><font color="red">x</font></div></b>', '<div>x</div>'],
    ['a<!-- <b>no</b> -->b', 'ab'],
    ['a <b title="x>y">b</b>', 'a <b>b</b>'],
    ['a <b title="never ends', 'a '],
    ['a <!-- never ends', 'a '],
    ['', ''],
    [undefined, ''],
    [null, ''],
  ])('renders %j', (html, expected) => expect(renderHtml(html).replaceAll('<!-- -->', '')).toBe(expected));

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src="https://evil.example/x.js"></SCRIPT>',
    '<style>body{display:none}</style>',
    '<img src=x onerror=alert(1)>',
    '<iframe srcdoc="<p>x</p>"></iframe>',
    '<svg onload=alert(1)><p>x</p></svg>',
    '<script>never ends',
  ])('drops %s', (html) => expect(renderHtml(`a${html}`)).toBe('a'));

  it('drops attributes', () => {
    expect(renderHtml('<p onclick="alert(1)" style="x" id="y">a</p>')).toBe('<p>a</p>');
  });

  it.each([
    ['https://example.com/?a=1&amp;b=2', '<a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">x</a>'],
    ['/about', '<a href="/about">x</a>'],
    ['mailto:a@example.com', '<a href="mailto:a@example.com">x</a>'],
    ['javascript:alert(1)', 'x'],
    [' java\nscript:alert(1)', 'x'],
    ['&#106;avascript:alert(1)', 'x'],
    ['//evil.example', 'x'],
    ['/\\evil.example', 'x'],
    ['data:text/html,x', 'x'],
  ])('links to %j', (href, expected) => expect(renderHtml(`<a target="_top" href="${href}">x</a>`)).toBe(expected));

  it('replaces elements by components', () => {
    const Link = ({ href, children }: { href: string; children: string }) => (
      <a href={href} className="link">
        {children}
      </a>
    );
    const html = renderToString(<RichText html="<h1>a</h1><a href='/b'>b</a>" components={{ h1: 'h3', a: Link }} />);
    expect(html).toBe('<h3>a</h3><a href="/b" class="link">b</a>');
  });

  it('handles deeply nested and long markup', () => {
    const started = process.cpuUsage();
    expect(renderHtml('<b>'.repeat(100_000) + 'x')).toContain('x');
    renderHtml('<a "'.repeat(100_000));
    renderHtml('<title></title>'.repeat(20_000));
    const { user } = process.cpuUsage(started);
    expect(user).toBeLessThan(10_000_000);
  });
});

describe('Image', () => {
  const reference =
    'wix:image://v1/mug.jpg/mug.jpg#originWidth=800&originHeight=600&altText=A%20mug&focalPoint=%7B%22x%22%3A0.5%2C%22y%22%3A0.25%7D';
  const image = () => document.querySelector('img')!;
  const show = (ui: ReactElement) => render(ui).container.querySelector('img')!;

  it('is sharp and keeps its place, with the alternative text and focal point of the reference', () => {
    const element = show(<Image reference={reference} width={400} height={400} className="card" />);
    const { src, srcset, sizes, alt, className } = element;
    const loading = element.getAttribute('loading');
    expect(src).toBe(
      'https://static.wixstatic.com/media/mug.jpg/v1/fill/w_400,h_400,fp_0.50_0.25,q_80,enc_auto/mug.jpg',
    );
    expect(srcset.match(/\d+w\b(?=,|$)/g)).toEqual(['200w', '300w', '400w', '600w', '800w']);
    expect({ sizes, alt, loading, className }).toEqual({
      sizes: '(max-width: 400px) 100vw, 400px',
      alt: 'A mug',
      loading: 'lazy',
      className: 'card',
    });
    expect([element.getAttribute('width'), element.getAttribute('height')]).toEqual(['400', '400']);
  });

  it('has the aspect ratio of the original, and accepts percentages and custom options', () => {
    const element = show(
      <Image
        reference="wix:image://v1/a.jpg#originWidth=800&originHeight=600&focalPoint=%7B%22x%22%3A20%2C%22y%22%3A70%7D"
        width={400}
        alt="Own"
        sizes="50vw"
        quality={50}
      />,
    );
    expect(element.src).toContain('/fill/w_400,h_300,fp_0.20_0.70,q_50,');
    expect([element.alt, element.sizes]).toEqual(['Own', '50vw']);
    const fit = show(
      <Image
        reference={reference}
        width={400}
        fit="fit"
        focalPoint={{ x: 0, y: 0 }}
        crop={{ x: 0, y: 0, width: 100, height: 50 }}
        format="avif"
      />,
    );
    expect(fit.src).toContain('/v1/crop/x_0,y_0,w_100,h_50/fit/w_400,h_200,q_80,enc_avif');
  });

  it('does not take a file name for alternative text', () => {
    expect(show(<Image reference="wix:image://v1/a.jpg/IMG_0042.jpg" width={10} />).alt).toBe('');
  });

  it('is loaded from the media host of the client', () => {
    const client = createClient({ mediaUrl: 'http://localhost:4000/media' });
    const element = show(
      <CartwrightProvider client={client}>
        <Image reference={reference} width={400} />
      </CartwrightProvider>,
    );
    expect(element.src).toMatch(/^http:\/\/localhost:4000\/media\/mug\.jpg\/v1\//);
  });

  it('leaves images of other sites as they are', () => {
    const element = show(<Image reference="https://example.com/a.gif" width={40} />);
    expect([element.src, element.srcset, element.sizes]).toEqual(['https://example.com/a.gif', '', '']);
  });

  it('is loaded first on request, without warnings of React', () => {
    const warn = vi.spyOn(console, 'error');
    const element = show(<Image reference={reference} width={400} priority />);
    expect(element.getAttribute('loading')).toBe('eager');
    expect(element.getAttribute('fetchpriority')).toBe('high');
    expect(renderToString(<Image reference={reference} width={400} priority />)).toMatch(/fetchpriority="high"/i);
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows a tiny copy until it is loaded', () => {
    const onLoad = vi.fn();
    const element = show(
      <Image
        reference={reference}
        width={400}
        height={200}
        placeholder="blur"
        style={{ color: 'red' }}
        onLoad={onLoad}
      />,
    );
    expect(element.style.background).toContain('/w_24,h_12,');
    fireEvent.load(element);
    expect([element.style.background, element.style.color]).toEqual(['', 'red']);
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it('keeps its place without a reference, and when it cannot be loaded', () => {
    const onError = vi.fn();
    const { rerender } = render(<Image reference={undefined} alt="A mug" width={40} height={50} className="card" />);
    expect(image().dataset).toHaveProperty('missing');
    expect(image().className).toBe('card');
    rerender(<Image reference={reference} width={40} onError={onError} />);
    expect(image().dataset).not.toHaveProperty('missing');
    fireEvent.error(image());
    expect(onError).toHaveBeenCalledTimes(1);
    expect(image().dataset).toHaveProperty('missing');
    rerender(<Image reference={reference.replace('mug.jpg', 'cup.jpg')} width={40} />);
    expect(image().src).toContain('cup.jpg');
  });

  it('notices an image that failed before hydration', () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    render(<Image reference={reference} width={40} fallback={<p>No picture</p>} />);
    expect(screen.getByText('No picture')).toBeTruthy();
    complete.mockRestore();
  });

  it('does not render again when it is loaded, unless it has a placeholder', () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400);
    const onRender = vi.fn();
    const { rerender } = render(
      <Profiler id="image" onRender={onRender}>
        <Image reference={reference} width={40} />
      </Profiler>,
    );
    fireEvent.load(image());
    expect(onRender).toHaveBeenCalledTimes(1);
    rerender(
      <Profiler id="image" onRender={onRender}>
        <Image reference={reference} width={40} placeholder="blur" />
      </Profiler>,
    );
    expect(image().style.background).toBe('');
    complete.mockRestore();
    width.mockRestore();
  });
});
