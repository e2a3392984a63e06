import { describe, expect, test } from 'vitest';
import { createClient, entity, image, media, operation } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

interface Line {
  image?: string;
  options?: { image?: string }[];
}

const local = 'http://127.0.0.1:4000/media';
const line = { image, options: { image } };
const getLines = operation<[], Line[]>({
  id: 'things.getLines',
  method: 'GET',
  path: '/v1/lines',
  response: { lines: entity<Line>(line) },
  unwrap: 'lines',
});
const saveLine = operation<[line: Line], object>({
  id: 'things.saveLine',
  method: 'POST',
  path: '/v1/lines',
  args: ['line'],
  request: { line: entity<Line>(line) },
});

const wire = { id: 'a mug.jpg', width: 800, height: 600, filename: 'mug.jpg' };
const reference = 'wix:image://v1/a%20mug.jpg/mug.jpg#originWidth=800&originHeight=600';
const response = () => ({ lines: [{ image: wire, options: [{ image: { id: 'b.jpg' } }] }] });

describe('mediaUrl of a client', () => {
  test('is the base URL of image references in responses, at any depth', async () => {
    const { fetch } = stubFetch(response());
    const [first] = await createClient({ fetch, mediaUrl: `${local}/` }).use(getLines)();
    const [own = '', chosen = ''] = [first?.image, first?.options?.[0]?.image];
    expect(media.getImageUrl(own)).toEqual({
      id: 'a mug.jpg',
      url: `${local}/a%20mug.jpg`,
      width: 800,
      height: 600,
      altText: 'mug.jpg',
      filename: 'mug.jpg',
    });
    expect(media.getScaledToFillImageUrl(own, 40, 30)).toBe(
      `${local}/a%20mug.jpg/v1/fill/w_40,h_30,al_c,q_80,enc_auto/a%20mug.jpg`,
    );
    expect(media.getScaledToFitImageUrl(chosen, 40, 30)).toBe(`${local}/b.jpg/v1/fit/w_40,h_30,q_80,enc_auto/b.jpg`);
    expect(media.imageSources(own, { width: 40, mediaUrl: 'https://cdn.example/media' }).src).toMatch(
      /^https:\/\/cdn\.example\/media\//,
    );
  });

  test('does not change references if it is not set', async () => {
    const { fetch } = stubFetch(response());
    const [first] = await createClient({ fetch }).use(getLines)();
    expect(first?.image).toBe(reference);
  });

  test('is not sent to the platform with an image', async () => {
    const { fetch, sent } = stubFetch(response(), {});
    const client = createClient({ fetch, mediaUrl: local });
    const [first = {}] = await client.use(getLines)();
    await client.use(saveLine)(first);
    const body = sent[1]?.body;
    expect(body).toMatchObject({ line: { image: wire, options: [{ image: { id: 'b.jpg' } }] } });
    expect(JSON.stringify(body)).not.toContain('127.0.0.1');
  });

  test('is the default of bound media functions', () => {
    const client = createClient({ mediaUrl: local, modules: { media } });
    expect(client.media.getImageUrl(reference).url).toBe(`${local}/a%20mug.jpg`);
    expect(client.media.getImageUrl(reference, 'https://cdn.example/media').url).toBe(
      'https://cdn.example/media/a%20mug.jpg',
    );
    expect(client.media.getReference(`${local}/b.jpg`)).toBe('wix:image://v1/b.jpg');
    const file = `${local}/b.jpg`;
    const start = `${file}/v1/`;
    expect(client.use(media.imageSources)(file, { width: 40 }).src).toMatch(start);
    expect(client.media.getScaledToFillImageUrl(file, 40, 40)).toMatch(start);
    expect(client.media.getScaledToFitImageUrl(file, 40, 40)).toMatch(start);
    expect(client.media.getCroppedImageUrl(file, 0, 0, 10, 10, 40, 40)).toMatch(start);
    expect(media.getScaledToFillImageUrl(file, 40, 40)).toBe(file);
    expect(client.media.MEDIA_URL).toBe(media.MEDIA_URL);
  });

  test('of one client does not affect another', () => {
    createClient({ mediaUrl: local, modules: { media } });
    const client = createClient({ modules: { media } });
    expect(client.media.getImageUrl(reference)).toEqual(media.getImageUrl(reference));
    expect(media.getImageUrl(reference).url).toBe(`${media.MEDIA_URL}/a%20mug.jpg`);
  });

  test('must be https, or http on localhost', () => {
    for (const mediaUrl of ['', '/media', 'http://cdn.example/media', 'javascript:alert(1)'])
      expect(() => createClient({ mediaUrl })).toThrow(expect.objectContaining({ code: 'invalid_argument' }));
  });

  test('in a reference is ignored unless it is an http URL', () => {
    const forged = `${reference}&mediaUrl=javascript%3Aalert(1)`;
    expect(media.getImageUrl(forged).url).toBe(`${media.MEDIA_URL}/a%20mug.jpg`);
  });
});
