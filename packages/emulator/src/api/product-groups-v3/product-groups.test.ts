import { beforeEach, describe, expect, test } from 'vitest';
import { getCode } from '../../testing/catalog-v3.js';
import { GroupStore, type TestGroup, requireGroup, unknownId } from '../../testing/product-groups-v3.js';
import { simple } from '../../testing/products-v3.js';

let store: GroupStore;
beforeEach(async () => {
  store = await GroupStore.open();
});

describe('product groups', () => {
  test('are created, read, updated and deleted', async () => {
    const created = await store.createGroup({
      handle: 'shirts',
      media: { id: 'aa_shirt.jpg', altText: 'A shirt' },
      revision: '7',
      tags: { privateTags: { tagIds: ['a'] } },
      extendedFields: { namespaces: { app: { a: 1 } } },
    });
    expect(created).toMatchObject({
      name: 'Shirts',
      handle: 'shirts',
      revision: '1',
      groupingCustomizationId: store.customizationId,
      members: [],
      choiceOrder: [],
      extendedFields: { namespaces: { app: { a: 1 } } },
      media: { id: 'aa_shirt.jpg', altText: 'A shirt', mediaType: 'IMAGE', image: { id: 'aa_shirt.jpg' } },
      tags: { privateTags: { tagIds: ['a'] }, publicTags: { tagIds: [] } },
    });
    const changes = { revision: '1', name: 'Tops', handle: 'tops', media: { altText: 'Two shirts' } };
    const updated = requireGroup(await store.updateGroup(created.id, changes));
    expect(updated).toMatchObject({
      name: 'Tops',
      handle: 'shirts',
      revision: '2',
      media: { id: 'aa_shirt.jpg', altText: 'Two shirts' },
      extendedFields: created['extendedFields'],
      tags: created['tags'],
    });
    const cleared = { revision: '2', media: null, extendedFields: null, tags: null };
    const bare = requireGroup(await store.updateGroup(created.id, cleared));
    expect(bare).not.toHaveProperty('media');
    expect(bare).not.toHaveProperty('extendedFields');
    expect(bare['tags']).toEqual({ privateTags: { tagIds: [] }, publicTags: { tagIds: [] } });
    expect(await store.getGroup(created.id)).toEqual(bare);
    expect((await store.call('DELETE', `product-groups/${created.id}`)).body).toEqual({});
    expect(getCode(await store.call('GET', `product-groups/${created.id}`))).toBe('PRODUCT_GROUP_NOT_FOUND');
    expect((await store.createGroup()).handle).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test('have the customization and a thumbnail on request only', async () => {
    const fields = ['GROUPING_CUSTOMIZATION', 'THUMBNAIL'];
    const { body } = await store.tryCreateGroup({ media: { id: 'aa_shirt.jpg' } }, { fields });
    expect(body).toMatchObject({
      productGroup: {
        groupingCustomization: {
          id: store.customizationId,
          key: 'Color',
          name: 'Color',
          customizationType: 'MODIFIER',
          customizationRenderType: 'SWATCH_CHOICES',
        },
        media: { thumbnail: { width: 50, height: 50, url: expect.any(String) as string } },
      },
      fields,
    });
    const id = (body['productGroup'] as TestGroup).id;
    const plain = await store.getGroup(id);
    expect(plain).not.toHaveProperty('groupingCustomization');
    expect(plain['media']).not.toHaveProperty('thumbnail');
    expect(await store.getGroup(id, '?fields=GROUPING_CUSTOMIZATION')).toHaveProperty('groupingCustomization');
    expect(getCode(await store.call('GET', `product-groups/${id}?fields=COLOR`))).toBe('INVALID_ENUM_VALUE');
  });

  test('refuse invalid fields', async () => {
    expect(getCode(await store.call('POST', 'product-groups', {}))).toBe('REQUIRED_FIELD');
    expect(getCode(await store.tryCreateGroup({ name: undefined }))).toBe('REQUIRED_FIELD');
    expect(getCode(await store.tryCreateGroup({ groupingCustomizationId: undefined }))).toBe('REQUIRED_FIELD');
    expect(getCode(await store.tryCreateGroup({ name: '' }))).toBe('MIN_LENGTH');
    expect(getCode(await store.tryCreateGroup({ name: 'a'.repeat(101) }))).toBe('MAX_LENGTH');
    expect(getCode(await store.tryCreateGroup({ media: {} }))).toBe('REQUIRED_ONE_OF_FIELD');
    expect(getCode(await store.tryCreateGroup({ media: { id: '/' } }))).toBe('MEDIA_NOT_FOUND');
    expect(getCode(await store.tryCreateGroup({ media: { url: 'https://example.com/a.jpg' } }))).toBe(
      'REQUIRED_ONE_OF_FIELD',
    );
    await store.createGroup({ handle: 'shirts' });
    expect(getCode(await store.tryCreateGroup({ handle: 'shirts' }))).toBe('ALREADY_EXISTS');
  });

  test('need a customization with choices', async () => {
    const missing = await store.tryCreateGroup({ groupingCustomizationId: unknownId });
    expect([missing.status, getCode(missing)]).toEqual([428, 'CUSTOMIZATION_NOT_FOUND']);
    const freeTextSettings = { title: 'Text', minCharCount: 1, maxCharCount: 9 };
    const modifiers = [{ name: 'Engraving', modifierRenderType: 'FREE_TEXT', freeTextSettings }];
    const { modifiers: created } = await store.create(simple({ modifiers }));
    const text = await store.tryCreateGroup({ groupingCustomizationId: created[0]?.id });
    expect([text.status, getCode(text)]).toEqual([428, 'UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE']);
  });

  test('require the current revision of an update', async () => {
    const { id } = await store.createGroup();
    expect(getCode(await store.updateGroup(id, { name: 'Tops' }))).toBe('REQUIRED_FIELD');
    const outdated = await store.updateGroup(id, { revision: '7', name: 'Tops' });
    expect([outdated.status, getCode(outdated)]).toEqual([409, 'INVALID_REVISION']);
    expect(getCode(await store.updateGroup(id, { revision: '1', name: null }))).toBe('REQUIRED_FIELD');
    expect(getCode(await store.updateGroup(unknownId, { revision: '1' }))).toBe('PRODUCT_GROUP_NOT_FOUND');
    const masked = await store.updateGroup(id, { revision: '1', name: 'Tops' }, { fieldMask: ['choiceOrder'] });
    expect(requireGroup(masked)).toMatchObject({ name: 'Shirts', revision: '2' });
  });

  test('are limited to 5,000', async () => {
    const productGroups = Array.from({ length: 100 }, () => ({
      name: 'Shirts',
      groupingCustomizationId: store.customizationId,
    }));
    for (let call = 0; call < 50; call++) await store.call('POST', 'bulk/product-groups/create', { productGroups });
    const refused = await store.tryCreateGroup({});
    expect([refused.status, getCode(refused)]).toEqual([428, 'PRODUCT_GROUP_LIMIT_EXCEEDED']);
  });
});
