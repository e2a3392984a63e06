import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClient, media, operation, videoV2 } from '../index.js';
import { stubFetch } from '../testing/stub-fetch.js';

interface Film {
  film?: string;
}

const shape = { film: videoV2 };
const films = {
  readFilm: operation<[], Film>({ id: 'films.readFilm', method: 'GET', path: '/v1/film', response: shape }),
  writeFilm: operation<[film: Film], object>({
    id: 'films.writeFilm',
    method: 'PUT',
    path: '/v1/film',
    args: ['...film'],
    request: shape,
  }),
};

const side = fc.integer({ min: 1, max: 4000 });
const text = fc.string({ minLength: 1, unit: 'grapheme' });
const own = fc.record(
  { id: fc.stringMatching(/^[a-z0-9_~]{4,12}\.jpg$/), width: side, height: side },
  { requiredKeys: ['id', 'width', 'height'] },
);
const named = fc
  .record({ file: own, filename: text, altText: text })
  .map(({ file, ...names }) => ({ ...file, ...names }));
const elsewhere = fc.webUrl({ withQueryParameters: true }).map((url) => ({ url }));
const resolution = fc.record(
  { url: fc.webUrl(), width: side, height: side, format: fc.constantFrom('mp4', 'hls') },
  { requiredKeys: ['url'] },
);
const wireVideo = fc.record(
  {
    id: fc.stringMatching(/^[a-z0-9_]{4,12}$/),
    filename: text,
    posters: fc.array(fc.oneof(own, named, elsewhere), { minLength: 1, maxLength: 4 }),
    resolutions: fc.array(resolution, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ['id'] },
);

describe('videoV2', () => {
  test('an update keeps posters and resolutions', async () => {
    await fc.assert(
      fc.asyncProperty(wireVideo, async (film) => {
        const { fetch, sent } = stubFetch((request) => (request.method === 'GET' ? { film } : {}));
        const client = createClient({ modules: { films }, fetch });
        const stored = JSON.parse(JSON.stringify(await client.films.readFilm())) as Film;
        await client.films.writeFilm(stored);
        expect(sent[1]?.body).toEqual({ film });
        const file = media.getVideoUrl(stored.film ?? '');
        expect(file.posters?.map((poster) => media.getImageUrl(poster))).toEqual(
          film.posters?.map((poster): unknown =>
            'id' in poster
              ? expect.objectContaining({ id: poster.id, width: poster.width, height: poster.height })
              : expect.objectContaining({ id: '', url: poster.url }),
          ),
        );
        expect(file.resolutions).toEqual(film.resolutions);
        expect(media.getReference(file)).toBe(stored.film);
      }),
    );
  });

  test('lists no posters for a single poster whose size is known', () => {
    const film = { id: 'f', posters: [{ id: 'p.jpg', width: 3, height: 2 }], resolutions: [] };
    const reference = videoV2.decode(film) as string;
    expect(reference).toBe('wix:video://v1/f#posterUri=p.jpg&posterWidth=3&posterHeight=2');
    expect(media.getVideoUrl(reference).posters).toEqual(['wix:image://v1/p.jpg#originWidth=3&originHeight=2']);
    expect(media.getVideoUrl(reference)).not.toHaveProperty('resolutions');
  });

  test.each(['', '%', '{', '{}', '5', 'null', '[null,5,"junk","javascript:x",{"url":"javascript:x"}]'])(
    'ignores invalid posters and resolutions: %j',
    (list) => {
      const reference = `wix:video://v1/f#posters=${encodeURIComponent(list)}&resolutions=${encodeURIComponent(list)}`;
      const { posters = [], resolutions = [] } = media.getVideoUrl(reference);
      expect([...posters, ...resolutions]).toEqual([]);
      expect(videoV2.encode(reference, 'field')).toMatchObject({ id: 'f' });
    },
  );
});
