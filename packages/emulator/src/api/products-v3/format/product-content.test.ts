import { beforeEach, describe, expect, test } from 'vitest';
import { option, ProductStore, simple, sized } from '../../../testing/products-v3.js';

let store: ProductStore;
beforeEach(() => {
  store = new ProductStore();
});

describe('content of products', () => {
  test('stores media and shows that of the choices', async () => {
    const items = [
      { id: 'aa_front~mv2.jpg', altText: 'Front' },
      { url: 'https://example.com/back.png' },
      { id: 'a1b2c3_0123456789abcdef0123456789abcdef' },
    ];
    const choice = (name: string, linkedMedia: object[]) => ({ name, choiceType: 'CHOICE_TEXT', linkedMedia });
    const product = sized({
      media: { itemsInfo: { items } },
      options: [
        {
          ...option('Size', []),
          choicesSettings: { choices: [choice('S', [{ url: items[1]?.url }]), choice('L', [])] },
        },
      ],
    });
    const created = await store.create(product, ['MEDIA_ITEMS_INFO', 'THUMBNAIL']);
    expect(created['media']).toMatchObject({
      main: { id: 'aa_front~mv2.jpg', mediaType: 'IMAGE', altText: 'Front', thumbnail: { width: 50 } },
      itemsInfo: {
        items: [
          { image: { url: 'https://static.wixstatic.com/media/aa_front~mv2.jpg', altText: 'Front' } },
          { mediaType: 'IMAGE', url: 'https://example.com/back.png' },
          { mediaType: 'VIDEO', video: { id: 'a1b2c3_0123456789abcdef0123456789abcdef', resolutions: [{}] } },
        ],
      },
    });
    expect(created.variantsInfo.variants).toMatchObject([{ media: { url: 'https://example.com/back.png' } }, {}]);
    expect(created.variantsInfo.variants[1]).not.toHaveProperty('media');
    const [size] = (await store.get(created.id, ['PRODUCT_CHOICES_MEDIA_REFERENCES'])).options;
    expect(size?.choicesSettings.choices[0]).toMatchObject({ linkedMedia: [], media: { items: [{}] } });
    const { main } = (await store.get(created.id))['media'] as { main: object };
    expect(main).not.toHaveProperty('thumbnail');
  });

  test('converts a description between HTML and rich content', async () => {
    const { id } = await store.create(simple({ plainDescription: '<p>Hand-<strong>thrown</strong></p>' }));
    const requested = await store.get(id, ['DESCRIPTION', 'PLAIN_DESCRIPTION']);
    expect(requested['plainDescription']).toBe('<p>Hand-<strong>thrown</strong></p>');
    const description = requested['description'];
    expect(description).toMatchObject({
      nodes: [{ type: 'PARAGRAPH', nodes: [{ textData: { text: 'Hand-' } }, { textData: { text: 'thrown' } }] }],
    });
    const other = await store.create(simple({ description, plainDescription: '<p>Ignored</p>' }), [
      'PLAIN_DESCRIPTION',
    ]);
    expect(other['plainDescription']).toBe('<p>Hand-<strong>thrown</strong></p>');
  });
});
