import { describe, expect, it } from 'vitest';
import { createEmulator } from '../../../create-emulator.js';
import { getCode } from '../../../testing/member.js';
import { newShopper } from '../../../testing/shopper.js';
import { Merchant, getOptions, getViolations, type MerchantProduct } from '../../../testing/merchant.js';

const emulator = createEmulator({ catalogVersion: 'v1', seed: 'empty' });
const shop = new Merchant(emulator);
const path = (id: string, rest = '') => `/stores/v1/products/${id}/${rest}media`;
const create = () => shop.create({ productOptions: getOptions({ Color: ['Red', 'Blue'], Size: ['S'] }) });
const add = (id: string, ...media: object[]) => shop.send('POST', path(id), { media });

interface Item {
  id: string;
  mediaType: string;
  image: { url: string; width: number; height: number };
  thumbnail: { url: string; width: number; height: number };
}
interface Media {
  mainMedia?: Item;
  items: Item[];
}
const getMedia = (product: MerchantProduct) => product['media'] as Media;
const getIds = async (id: string) => getMedia(await shop.get(id)).items.map((item) => item.id);

/** Returns the image ids of each choice with images. */
const choiceIds = async (id: string) => {
  const options = (await shop.get(id))['productOptions'] as { choices: { description: string; media?: Media }[] }[];
  return Object.fromEntries(
    options.flatMap(({ choices }) =>
      choices.flatMap(({ description, media }) => (media ? [[description, media.items.map((item) => item.id)]] : [])),
    ),
  );
};

const [a, b, c] = ['a_1~mv2.jpg', 'b_2~mv2.png', 'cw-first-light-mug-01'];

describe('addProductMedia', () => {
  it('adds files by id and URL, in order, without duplicates', async () => {
    const { id } = await create();
    const url = 'https://example.com/pictures/mug.png?size=large';
    expect(await add(id, { mediaId: a }, { url })).toEqual({});
    await add(
      id,
      { mediaId: c },
      { mediaId: a },
      { url },
      { url: `https://static.wixstatic.com/media/${b}/v1/fill/x.jpg` },
    );
    const media = getMedia(await shop.get(id));
    const own = media.items[1]?.id;
    expect(own).toMatch(/^[0-9a-f]{32}~mv2\.png$/);
    expect(media.items.map((item) => item.id)).toEqual([a, own, c, b]);
    expect(media.mainMedia).toEqual({
      id: a,
      title: 'Thing',
      mediaType: 'image',
      image: {
        url: `https://static.wixstatic.com/media/${a}`,
        width: 1200,
        height: 1200,
        format: 'jpg',
        altText: 'Thing',
      },
      thumbnail: {
        url: `https://static.wixstatic.com/media/${a}/v1/fit/w_50,h_50,q_90/file.jpg`,
        width: 50,
        height: 50,
        format: 'jpg',
      },
    });
    expect(media.items[1]).toMatchObject({ image: { url }, thumbnail: { url } });
    expect(media.items[2]).toMatchObject({
      image: { url: `http://localhost/media/${c}` },
      thumbnail: { url: `http://localhost/media/${c}/v1/fit/w_50,h_50,q_90/${c}` },
    });
  });

  it('adds a picture of the demo shop by the URL that the emulator serves it at', async () => {
    const { id } = await create();
    await add(id, { url: `http://localhost/media/${c}` }, { mediaId: c });
    expect(getMedia(await shop.get(id)).items.map((item) => item.id)).toEqual([c]);
  });

  it('adds videos, with a still frame that carts show', async () => {
    const { id } = await shop.create();
    const videoId = '11062b_382eeb350464462c8f9150e4d3e40f2b';
    const url = 'https://example.com/clip.webm';
    await add(id, { mediaId: videoId }, { url });
    await add(id, { url: `https://video.wixstatic.com/video/${videoId}/720p/mp4/file.mp4` });
    const still = `https://static.wixstatic.com/media/${videoId}f000.jpg`;
    const file = `https://video.wixstatic.com/video/${videoId}/1080p/mp4/file.mp4`;
    const media = getMedia(await shop.get(id));
    expect(media.items).toHaveLength(2);
    expect(media.mainMedia).toMatchObject({
      id: videoId,
      mediaType: 'video',
      video: { files: [{ url: file, format: 'mp4' }], stillFrameMediaId: `${videoId}f000.jpg` },
      thumbnail: { url: `${still}/v1/fit/w_50,h_50,q_90/file.jpg` },
    });
    expect(media.mainMedia).not.toHaveProperty('image');
    expect(media.items[1]).toMatchObject({ mediaType: 'video', video: { files: [{ url, format: 'webm' }] } });
    const visitor = await newShopper(emulator);
    const { body } = await visitor.add(id);
    expect(body.cart?.lineItems).toMatchObject([{ image: { url: still } }]);
  });

  it('assigns them to choices on request', async () => {
    const { id } = await create();
    await add(id, { mediaId: a, choice: { option: 'Color', choice: 'Red' } }, { mediaId: b });
    expect([await getIds(id), await choiceIds(id)]).toEqual([[a, b], { Red: [a] }]);
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', undefined, ['media REQUIRED_FIELD']],
    ['an empty list', [], ['media MIN_SIZE']],
    ['51 files', Array.from({ length: 51 }, () => ({ mediaId: a })), ['media MAX_SIZE']],
    ['neither id nor address', [{}], ['media[0] REQUIRED_ONE_OF_FIELD']],
    ['both', [{ mediaId: a, url: 'https://a.example/b.jpg' }], ['media[0] ONE_OF_ALIGNMENT']],
    ['an address that is none', [{ mediaId: a }, { url: 'b.jpg' }], ['media[1].url FORMAT']],
    ['a script', [{ url: 'javascript:alert(1)' }], ['media[0].url FORMAT']],
    ['an id that leads elsewhere', [{ mediaId: '../b.jpg' }], ['media[0].mediaId FORMAT']],
    ['an unknown option', [{ mediaId: a, choice: { option: 'Fit', choice: 'S' } }], ['media[0].choice.option OTHER']],
    ['an unknown choice', [{ mediaId: a, choice: { option: 'Size', choice: 'M' } }], ['media[0].choice.choice OTHER']],
    ['half a choice', [{ mediaId: a, choice: { option: 'Size' } }], ['media[0].choice.choice REQUIRED_FIELD']],
  ])('rejects %s', async (_title, media, violations) => {
    const before = await create();
    const response = await shop.call('POST', path(before.id), { media });
    expect([response.status, getViolations(response)]).toEqual([400, violations]);
    expect(await shop.get(before.id)).toEqual(before);
  });
});

describe('media of choices', () => {
  const assign = (id: string, ...media: object[]) => shop.call('PATCH', path(id, 'choices/'), { media });
  const remove = (id: string, ...media: object[]) => shop.send('POST', `${path(id, 'choices/')}/delete`, { media });

  it('are images of the product, for the choices of one option', async () => {
    const { id } = await create();
    await add(id, { mediaId: a }, { mediaId: b });
    expect((await assign(id, { option: 'Color', choice: 'Blue', mediaIds: [b, a] })).body).toEqual({});
    expect(await choiceIds(id)).toEqual({ Blue: [a, b] });
    const other = await assign(
      id,
      { option: 'Color', choice: 'Red', mediaIds: [a] },
      { option: 'Size', choice: 'S', mediaIds: [a] },
    );
    expect(getCode(other)).toBe('MEDIA_OF_ANOTHER_OPTION');
    expect(getCode(await assign(id, { option: 'Color', choice: 'Red', mediaIds: [c] }))).toBe('MEDIA_NOT_FOUND');
    expect(await choiceIds(id)).toEqual({ Blue: [a, b] });
    const none = await assign(id);
    expect(getViolations(none)).toEqual(['media MIN_SIZE']);
  });

  it('stay with the choice when options are replaced, also if it is found by its value', async () => {
    const choice = { value: '#0000ff', description: 'Blue' };
    const { id } = await shop.create({ productOptions: [{ name: 'Color', choices: [choice] }] });
    await add(id, { mediaId: a, choice: { option: 'Color', choice: '#0000ff' } });
    await shop.update(id, {
      productOptions: [{ name: 'Color', choices: [{ value: '#f00', description: 'Red' }, choice] }],
    });
    expect(await choiceIds(id)).toEqual({ Blue: [a] });
  });

  it('are removed: some, all of a choice, or all', async () => {
    const { id } = await create();
    await add(id, { mediaId: a }, { mediaId: b }, { mediaId: c });
    const mediaIds = [a, b, c];
    const give = () =>
      assign(id, { option: 'Color', choice: 'Red', mediaIds }, { option: 'Color', choice: 'Blue', mediaIds });
    await give();
    await remove(
      id,
      { option: 'Color', choice: 'Red', mediaIds: [b] },
      { option: 'Color', choice: 'Blue', mediaIds: [a, c] },
    );
    expect(await choiceIds(id)).toEqual({ Red: [a, c], Blue: [b] });
    await remove(id, { option: 'Color', choice: 'Red', mediaIds: [] });
    expect(await choiceIds(id)).toEqual({ Blue: [b] });
    await give();
    await remove(id);
    expect([await choiceIds(id), await getIds(id)]).toEqual([{}, [a, b, c]]);
  });
});

it('removeProductMedia removes images from the product and its choices; an empty list removes all', async () => {
  const { id } = await create();
  const choice = { option: 'Color', choice: 'Red' };
  await add(id, { mediaId: a, choice }, { mediaId: b, choice }, { mediaId: c });
  expect(await shop.send('POST', `${path(id)}/delete`, { mediaIds: [a, 'unknown'] })).toEqual({});
  expect([await getIds(id), await choiceIds(id)]).toEqual([[b, c], { Red: [b] }]);
  expect(getViolations(await shop.call('POST', `${path(id)}/delete`, {}))).toEqual(['mediaIds REQUIRED_FIELD']);
  await shop.send('POST', `${path(id)}/delete`, { mediaIds: [] });
  expect([getMedia(await shop.get(id)), await choiceIds(id)]).toEqual([{ items: [] }, {}]);
});
