import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmulator } from '../create-emulator.js';
import { loadRenderer } from './render-image.js';
import { type RunningServer, serveImages, startServer } from './start-server.js';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ emulator: createEmulator() });
});
afterAll(() => server.close());

const mug = '/media/cw-first-light-mug-01';
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function get(path: string, accept = '*/*') {
  const response = await fetch(server.url + path, { headers: { accept } });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The width and height in the frame header (SOF) of a JPEG file. */
function jpegSize(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer);
  for (let at = 2; at < bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at + 1) >= 0xc0 && view.getUint8(at + 1) <= 0xc2)
      return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return [];
}

/** Format of an image by its first bytes, and the size in its header. */
function decoded(bytes: Uint8Array): unknown[] {
  const view = new DataView(bytes.buffer);
  if (ascii(bytes, 1, 4) === 'PNG') return ['png', view.getUint32(16), view.getUint32(20)];
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 16) === 'WEBPVP8 ')
    return ['webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  if (ascii(bytes, 4, 12) === 'ftypavif') {
    const size = Array.from(bytes.keys()).find((at) => ascii(bytes, at, at + 4) === 'ispe') ?? 0;
    return ['avif', view.getUint32(size + 8), view.getUint32(size + 12)];
  }
  if (view.getUint16(0) === 0xffd8) return ['jpeg', ...jpegSize(bytes)];
  return [ascii(bytes, 0, 4)];
}

describe('a picture', () => {
  it.each([
    ['by its name, PNG', 'v1/fill/w_320,h_200,al_c,q_80/mug.png', '*/*', 'image/png', ['png', 320, 200]],
    ['by its name, JPEG', 'v1/fill/w_320,h_200/mug.JPG', chrome, 'image/jpeg', ['jpeg', 320, 200]],
    ['by its name, WebP', 'v1/fill/w_320,h_200/mug.webp', '*/*', 'image/webp', ['webp', 320, 200]],
    ['by its name, AVIF', 'v1/fill/w_320,h_200/mug.avif', '*/*', 'image/avif', ['avif', 320, 200]],
    ['by Accept', 'v1/fill/w_320,h_200,al_c,q_80,enc_auto/mug.jpg', chrome, 'image/webp', ['webp', 320, 200]],
    ['by Accept', 'v1/fill/w_320,h_200/mug', 'image/png, image/webp;q=0', 'image/png', ['png', 320, 200]],
    ['by its name', 'v1/fill/w_320,h_200,enc_auto/mug.png', 'image/*', 'image/png', ['png', 320, 200]],
    ['by its encoding', 'v1/fill/w_64,h_64,enc_avif,quality_auto/mug.jpg', chrome, 'image/avif', ['avif', 64, 64]],
    ['by Accept', 'v1/fill/w_64,h_64,enc_avif,quality_auto/mug.jpg', 'image/webp,*/*', 'image/webp', ['webp', 64, 64]],
    ['by its name', 'v1/fill/w_64,h_64,enc_avif,quality_auto/mug.png', '*/*', 'image/png', ['png', 64, 64]],
    ['as JPEG to whoever takes anything', 'v1/fill/w_320,h_200/mug', '*/*', 'image/jpeg', ['jpeg', 320, 200]],
    ['as large as the original', '', 'image/webp', 'image/webp', ['webp', 1200, 1200]],
    ['that fits, with its proportions', 'v1/fit/w_400,h_300/mug.png', '*/*', 'image/png', ['png', 300, 300]],
    ['cropped', 'v1/crop/x_300,y_600,w_600,h_300/fill/w_90,h_60/mug.png', '*/*', 'image/png', ['png', 90, 60]],
    ['enlarged', 'v1/fill/w_2400,h_1200/mug.jpg', '*/*', 'image/jpeg', ['jpeg', 2400, 1200]],
    ['of one pixel', 'v1/fill/w_1,h_1/mug.png', '*/*', 'image/png', ['png', 1, 1]],
  ])('is served %s: %s', async (_, path, accept, type, expected) => {
    const { status, headers, bytes } = await get(`${mug}${path && '/'}${path}`, accept);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(decoded(bytes)).toEqual(expected);
    expect(headers.get('content-length')).toBe(String(bytes.length));
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')?.toLowerCase()).toContain('accept');
  });

  it('is served as SVG on request', async () => {
    for (const { headers, bytes } of [
      await get(`${mug}/v1/fill/w_10,h_10/mug.svg`, chrome),
      await get(mug, 'image/svg+xml'),
    ]) {
      expect(headers.get('content-type')).toBe('image/svg+xml');
      expect(ascii(bytes, 0, 4)).toBe('<svg');
    }
  });

  it('is smaller in a lower quality', async () => {
    const [low, high] = [
      await get(`${mug}/v1/fill/w_400,h_400,q_10/a.jpg`),
      await get(`${mug}/v1/fill/w_400,h_400,q_95/a.jpg`),
    ];
    expect(low.bytes.length).toBeLessThan(high.bytes.length / 2);
  });

  it('is smaller as AVIF than as WebP in the same quality', async () => {
    const [avif, webp] = [
      await get(`${mug}/v1/fill/w_400,h_400,q_80,enc_avif,quality_auto/a`, chrome),
      await get(`${mug}/v1/fill/w_400,h_400,q_80,enc_auto/a`, chrome),
    ];
    expect([decoded(avif.bytes)[0], decoded(webp.bytes)[0]]).toEqual(['avif', 'webp']);
    expect(avif.bytes.length).toBeLessThan(webp.bytes.length);
  });

  it.each(['w_100000,h_100000', 'w_5001,h_10', 'w_0,h_10', 'w_10', 'w_-1,h_10', 'w_1e3,h_10', 'w_NaN,h_10'])(
    'is refused in the size %s',
    async (size) => {
      const { status, headers } = await get(`${mug}/v1/fill/${size}/mug.png`);
      expect([status, headers.get('content-type')]).toEqual([400, expect.stringContaining('json')]);
    },
  );

  it('keeps all colors as PNG at any quality', async () => {
    const { bytes } = await get(`${mug}/v1/fill/w_40,h_40,q_10/a.png`);
    const [colorType, trueColor] = [bytes[25], 2];
    expect(colorType).toBe(trueColor);
  });

  it('that does not exist is 404', async () => {
    expect((await get('/media/cw-nothing/v1/fill/w_10,h_10/a.png')).status).toBe(404);
  });
});

describe('rendered pictures', () => {
  const emulator = createEmulator();
  const request = (name: string, accept = '*/*') =>
    new Request(`http://localhost${mug}/v1/fill/w_20,h_20/${name}`, { headers: { accept } });

  it('are rendered once for each address and format, however many ask', async () => {
    const rendered: string[] = [];
    const render = (_: string, format: string) => {
      rendered.push(format);
      return Promise.resolve(new Uint8Array(3));
    };
    const response = serveImages(
      (requested) => emulator.fetch(requested),
      () => Promise.resolve(render),
    );
    await Promise.all(Array.from({ length: 10 }, () => response(request('a.png'))));
    await response(request('a'));
    await response(request('a', 'image/webp'));
    await response(request('a', 'image/webp'));
    expect(rendered).toEqual(['png', 'jpeg', 'webp']);
  });

  it('are kept up to 64 MiB, the last used ones', async () => {
    const rendered: string[] = [];
    const render = (): Promise<Uint8Array<ArrayBuffer>> => Promise.resolve(new Uint8Array(30 * 1024 * 1024));
    const response = serveImages(
      (requested) => emulator.fetch(requested),
      () =>
        Promise.resolve((...given) => {
          rendered.push(given[1]);
          return render();
        }),
    );
    for (const name of ['a.png', 'b.jpg', 'a.png', 'c.webp', 'a.png', 'b.jpg']) await response(request(name));
    expect(rendered).toEqual(['png', 'jpeg', 'webp', 'jpeg']);
  });

  it('are not cached if rendering fails', async () => {
    let calls = 0;
    const render = (): Promise<Uint8Array<ArrayBuffer>> =>
      calls++ === 0 ? Promise.reject(new Error('No memory.')) : Promise.resolve(new Uint8Array(3));
    const response = serveImages(
      (requested) => emulator.fetch(requested),
      () => Promise.resolve(render),
    );
    await expect(response(request('a.png'))).rejects.toThrow('No memory.');
    expect((await response(request('a.png'))).headers.get('content-type')).toBe('image/png');
  });

  it('are SVG if sharp cannot be loaded', async () => {
    vi.doMock('sharp', () => {
      throw new Error("Cannot find package 'sharp'");
    });
    expect(await loadRenderer()).toBeUndefined();
    vi.doUnmock('sharp');
  });

  it('are SVG without a renderer', async () => {
    const result = serveImages(
      (requested) => emulator.fetch(requested),
      () => Promise.resolve(undefined),
    );
    const response = await result(request('a.png'));
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg/);
  });
});
