import { beforeAll, describe, expect, it } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { readPicture } from '../../data/picture-files.js';
import { pictureData } from '../../data/shop-data.js';
import { send } from '../../testing/visitor.js';

const emulator = createEmulator();
const get = (path: string) => send<string>(emulator, 'GET', path);
const head = (svg: string): string => /^<svg[^>]*>/.exec(svg)?.[0] ?? '';
const mug = '/media/cw-first-light-mug-01';

/** Returns the tag names of a drawing, in order. Closing tags start with a slash. */
const tags = (svg: string): string[] =>
  [...svg.matchAll(/<(\/?[a-zA-Z]+)[^<>]*?(\/?)>/g)].map(([, name = '', empty]) => name + (empty ?? ''));

const pictures = new Map<string, string>();
beforeAll(async () => {
  for (const id of pictureData().keys()) pictures.set(id, (await readPicture(id)) ?? '');
});

describe('product images', () => {
  it('have the dimensions of their records', () => {
    for (const [id, { width, height }] of pictureData())
      expect(head(pictures.get(id) ?? ''), id).toContain(`width="${width}" height="${height}" viewBox="0 0 `);
  });

  it('are all different', () => {
    expect(new Set(pictures.values()).size).toBe(pictures.size);
    expect(pictures.size).toBeGreaterThan(400);
  });

  it('are well-formed, refer only to themselves, and contain no scripts and no invalid numbers', () => {
    for (const [id, svg] of pictures) {
      const open: string[] = [];
      for (const tag of tags(svg)) {
        if (tag.endsWith('/')) continue;
        if (tag.startsWith('/')) expect(open.pop(), id).toBe(tag.slice(1));
        else open.push(tag);
      }
      expect(open, id).toEqual([]);
      const markup = svg.replace(' xmlns="http://www.w3.org/2000/svg"', '');
      expect(markup, id).not.toMatch(/NaN|undefined|Infinity|<script|\son\w+=|https?:|foreignObject/);
      const names = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name));
      for (const [, link, url] of markup.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g))
        expect(names.has(link ?? url), `${id} ${link ?? url}`).toBe(true);
    }
  });

  it('are small', () => {
    for (const [id, svg] of pictures)
      expect(svg.length, id).toBeLessThan(/^cw-(collection|hero)-/.test(id) ? 30_000 : 15_000);
  });
});

describe('the media route', () => {
  it('serves an image whole, immutable, and only as an image', async () => {
    const { status, headers, body } = await get(mug);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(head(body)).toContain('width="1200" height="1200" viewBox="0 0 400 400"');
  });

  it.each([
    [
      'v1/fill/w_400,h_300,al_c,q_80/mug.svg',
      'width="400" height="300" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice"',
    ],
    [
      'v1/fit/w_400,h_300,q_90/mug.svg',
      'width="400" height="300" viewBox="0 0 400 400" preserveAspectRatio="xMidYMid meet"',
    ],
    [
      'v1/crop/x_300,y_600,w_600,h_300/mug.svg',
      'width="600" height="300" viewBox="100 200 200 100" preserveAspectRatio="xMidYMid slice"',
    ],
    [
      'v1/crop/x_300,y_600,w_600,h_300/fill/w_200,h_100/mug.svg',
      'width="200" height="100" viewBox="100 200 200 100" preserveAspectRatio="xMidYMid slice"',
    ],
  ])('serves %s', async (path, expected) => {
    const { status, body } = await get(`${mug}/${path}`);
    expect(status).toBe(200);
    expect(head(body)).toContain(expected);
  });

  it.each(['w_0,h_10', 'w_5001,h_10', 'w_10', 'w_-1,h_10', 'w_1e3,h_10', 'w_99999999,h_1', '"><script>'])(
    'rejects the size %s',
    async (size) => {
      expect((await get(`${mug}/v1/fill/${encodeURIComponent(size)}/mug.svg`)).status).toBe(400);
    },
  );

  it('redirects to files of the platform, unless the emulator is used as their host', async () => {
    const path = '/media/2f9b1c_ridge~mv2.jpg/v1/fill/w_40,h_40,al_c/2f9b1c_ridge~mv2.jpg';
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([302, `https://static.wixstatic.com${path}`]);
    expect((await get(`https://static.wixstatic.com${path}`)).status).toBe(404);
  });

  it('rejects other operations and unknown images', async () => {
    expect((await get(`${mug}/v1/explode/w_10,h_10/mug.svg`)).status).toBe(400);
    expect((await get('/media/cw-nothing')).status).toBe(404);
    expect((await get('/media/..%2F..%2Fetc%2Fpasswd')).status).toBe(404);
  });
});
