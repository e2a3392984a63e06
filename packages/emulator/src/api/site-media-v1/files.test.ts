import { beforeEach, describe, expect, it, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import { DEMO_API_KEY, DEMO_APP_ID, DEMO_APP_SECRET, DEMO_SITE_ID } from '../../kernel/state/demo.js';
import type { Emulator } from '../../protocol/emulator.js';
import { memoryDatabase } from '../../testing/memory-database.js';
import { Merchant, getViolations } from '../../testing/merchant.js';
import { iris, signIn } from '../../testing/member.js';
import type { Body } from '../../testing/shopper.js';
import { send, visitorToken } from '../../testing/visitor.js';

const GENERATE = '/site-media/v1/files/generate-upload-url';

/** Start of a PNG file of 3 × 2 pixels. */
const png = Uint8Array.from([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0, 0, 0xff, 0xfe],
]);

interface Uploaded extends Body {
  readonly file: { readonly id: string; readonly url: string };
}

let emulator: Emulator;
let merchant: Merchant;
beforeEach(() => {
  emulator = createEmulator();
  merchant = new Merchant(emulator);
});

const generate = async (body: object = {}): Promise<string> =>
  (await merchant.send<{ uploadUrl: string }>('POST', GENERATE, { mimeType: 'image/png', ...body })).uploadUrl;

async function put(url: string, bytes: BodyInit, type?: string): Promise<{ status: number; body: Uploaded }> {
  const response = await emulator.fetch(
    new Request(url, { method: 'PUT', body: bytes, ...(type !== undefined && { headers: { 'content-type': type } }) }),
  );
  return { status: response.status, body: (await response.json()) as Uploaded };
}

/** Uploads a file as the platform documents it. */
async function upload(bytes: BodyInit, type?: string, fields: object = {}, name = 'file') {
  const { body, status } = await put(`${await generate(fields)}?filename=${name}`, bytes, type);
  expect(status).toBe(200);
  return body.file;
}

const code = ({ body, status }: { status: number; body: Body }) => [status, body.details?.applicationError?.code];

describe('uploading a file', () => {
  it('returns the file, which everyone can read at its URL', async () => {
    emulator.clock().freeze(new Date('2027-03-04T05:06:07.000Z'));
    const url = await generate({ fileName: 'other.png', labels: ['blue'], sizeInBytes: String(png.length) });
    expect(url).toMatch(/^http:\/\/localhost\/site-media\/v1\/files\/upload\/[\w-]{43}$/);
    const { body, status } = await put(`${url}?filename=a%20cup.PNG`, png, 'image/png');
    expect(status).toBe(200);
    const { id } = body.file;
    expect(id).toMatch(/^[0-9a-f]{6}_[0-9a-f]{32}~mv2\.png$/);
    expect(body.file).toEqual({
      id,
      displayName: 'a cup.PNG',
      url: `http://localhost/media/${id}`,
      parentFolderId: 'media-root',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      sizeInBytes: '31',
      private: false,
      mediaType: 'IMAGE',
      media: {
        image: { image: `wix:image://v1/${id}/a%20cup.PNG#originWidth=3&originHeight=2`, faces: [] },
      },
      operationStatus: 'READY',
      thumbnailUrl: `http://localhost/media/${id}`,
      labels: ['blue'],
      createdDate: '2027-03-04T05:06:07.000Z',
      updatedDate: '2027-03-04T05:06:07.000Z',
    });
    for (const path of [body.file.url, `${body.file.url}/v1/fill/w_1,h_1/${id}`]) {
      const read = await emulator.fetch(new Request(path));
      expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(new Uint8Array(await read.arrayBuffer())).toEqual(png);
    }
  });

  it.each([
    ['video/mp4', 'VIDEO', 'file.mp4', undefined],
    ['audio/mpeg', 'AUDIO', 'file.mp3', undefined],
    ['application/pdf', 'DOCUMENT', 'file.pdf', 'attachment'],
    ['text/html', 'DOCUMENT', 'page.html', 'attachment'],
    ['Text/HTML; charset=utf-8', 'DOCUMENT', 'page.png', 'attachment'],
    ['image/svg+xml', 'IMAGE', 'icon.svg', 'attachment'],
    ['application/xhtml+xml', 'DOCUMENT', 'page', 'attachment'],
  ])('serves %s without a page that can run scripts', async (type, mediaType, name, disposition) => {
    const file = await upload('<script>alert(1)</script>', type, {}, name);
    expect(file).toMatchObject({ mediaType });
    expect(file).not.toHaveProperty('media');
    const { headers } = await emulator.fetch(new Request(file.url));
    expect(headers.get('content-type')).toBe(disposition ? 'application/octet-stream' : type);
    expect(headers.get('content-disposition') ?? undefined).toBe(disposition);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('takes type and name from the request of the URL if the upload has none', async () => {
    const fields = { mimeType: 'image/gif', fileName: 'dot.gif', parentFolderId: 'folder' };
    const { body } = await put(await generate(fields), png);
    expect(body.file).toMatchObject({ displayName: 'dot.gif', parentFolderId: 'folder', mediaType: 'IMAGE' });
    expect(body.file.id).toMatch(/~mv2\.gif$/);
  });

  it('keeps private files from the public', async () => {
    const file = await upload(png, 'image/png', { private: true });
    expect(file).toMatchObject({ private: true });
    expect(code(await send<Body>(emulator, 'GET', file.url))).toEqual([403, 'PRIVATE_FILE']);
  });

  it('uses a URL once, for an hour, and only if the emulator has generated it', async () => {
    const refusal = [403, 'INVALID_UPLOAD_URL'];
    const url = await generate();
    expect(code(await put(`${url.slice(0, -4)}AAAA`, png))).toEqual(refusal);
    expect(code(await put(url.replace(/[\w-]+$/, '..%2F..%2Fid'), png))).toEqual(refusal);
    expect(code(await put(url, ''))).toEqual([400, 'EMPTY_FILE']);
    expect((await put(url, png)).status).toBe(200);
    expect(code(await put(url, png))).toEqual(refusal);
    emulator.clock().freeze();
    const [late, inTime] = [await generate(), await generate()];
    emulator.clock().advance(60 * 60 * 1000 - 1);
    expect((await put(inTime, png)).status).toBe(200);
    emulator.clock().advance(1);
    expect(code(await put(late, png))).toEqual(refusal);
  });

  it('refuses files of more than five megabytes, announced or not', async () => {
    const size = 5 * 1024 * 1024;
    const tooLarge = await merchant.call('POST', GENERATE, { mimeType: 'image/png', sizeInBytes: String(size + 1) });
    expect([tooLarge.status, getViolations(tooLarge)]).toEqual([400, ['sizeInBytes MAX']]);
    const url = await generate();
    const announced = new Request(url, {
      method: 'PUT',
      body: new Uint8Array(size + 1),
      headers: { 'content-length': String(size + 1) },
    });
    expect((await emulator.fetch(announced)).status).toBe(413);
    expect(code(await put(url, new Uint8Array(size + 1)))).toEqual([413, 'BODY_TOO_LARGE']);
    const { body } = await put(url, new Uint8Array(size).fill(7), 'image/png');
    expect(body.file).toMatchObject({ sizeInBytes: String(size) });
    expect((await (await emulator.fetch(new Request(body.file.url))).arrayBuffer()).byteLength).toBe(size);
    expect(emulator.requests().map((request) => request.body)).toContain(`[${size} bytes]`);
  });
});

test('upload URLs are for merchants and apps', async () => {
  const body = { mimeType: 'image/png' };
  const call = (token: string) => send<Body>(emulator, 'POST', GENERATE, { body, token });
  const member = await signIn(emulator, iris);
  for (const token of [await visitorToken(emulator), member.access_token])
    expect(code(await call(token))).toEqual([403, 'PERMISSION_DENIED']);
  expect((await send(emulator, 'POST', GENERATE, { body })).status).toBe(401);
  const grant = { grantType: 'client_credentials', clientId: DEMO_APP_ID, clientSecret: DEMO_APP_SECRET };
  const app = await send<{ access_token: string }>(emulator, 'POST', '/oauth2/token', {
    body: { ...grant, instanceId: DEMO_SITE_ID },
  });
  expect((await call(app.body.access_token)).status).toBe(200);
});

test('all invalid fields of an upload URL are listed', async () => {
  const wrong = { mimeType: 'x'.repeat(101), fileName: '', private: 'no', labels: [1], sizeInBytes: 'many' };
  expect(getViolations(await merchant.call('POST', GENERATE, wrong))).toEqual([
    'mimeType MAX_LENGTH',
    'fileName MIN_LENGTH',
    'sizeInBytes FORMAT',
    'private FORMAT',
    'labels[0] FORMAT',
  ]);
  expect(getViolations(await merchant.call('POST', GENERATE, {}))).toEqual(['mimeType MIN_LENGTH']);
  expect(getViolations(await merchant.call('POST', GENERATE, { mimeType: 'png\r\nx: y' }))).toEqual([
    'mimeType FORMAT',
  ]);
});

test('files of every shop are found by their IDs, after a restart, and until the reset of their shop', async () => {
  const database = memoryDatabase();
  emulator = createEmulator({ database });
  const headers = { authorization: DEMO_API_KEY, 'wix-site-id': 'other' };
  const { body } = await send<{ uploadUrl: string }>(emulator, 'POST', GENERATE, {
    body: { mimeType: 'image/png' },
    headers,
  });
  const uploaded = await put(body.uploadUrl, png);
  const { url } = uploaded.body.file;
  emulator = createEmulator({ database });
  expect((await emulator.fetch(new Request(url))).status).toBe(200);
  await emulator.reset('other');
  expect((await emulator.fetch(new Request(url))).status).toBe(404);
});

test.each(['id', 'url'] as const)('a product can have an uploaded image, by its %s', async (key) => {
  const file = await upload(png, 'image/png');
  const { product } = await merchant.send<{ product: { media: { main: { id: string; image: { url: string } } } } }>(
    'POST',
    '/stores/v3/products',
    {
      product: {
        name: 'Cup',
        productType: 'PHYSICAL',
        physicalProperties: {},
        media: { itemsInfo: { items: [{ [key]: file[key] }] } },
        variantsInfo: { variants: [{ price: { actualPrice: { amount: '5.00' } }, physicalProperties: {} }] },
      },
      fields: ['MEDIA_ITEMS_INFO'],
    },
  );
  expect(JSON.stringify(product)).toContain(`"${file.url}"`);
});
