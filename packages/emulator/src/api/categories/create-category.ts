import { ApplicationError } from '../../kernel/errors/application-error.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isMissing } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { type NewCategory, createCategory as create } from '../../shop/catalog-v3/categories/create-category.js';
import { present } from '../catalog-v3/present.js';
import { readName } from '../catalog-v3/read-name.js';
import { readSlug } from '../catalog-v3/read-slug.js';
import { categoryFormat } from './format-category.js';
import { readFields } from './read-category.js';
import { checkTree } from './tree-reference.js';

function readNewCategory(body: unknown): NewCategory {
  const read = new FieldReader();
  const input = bodyObject(read, body, 'category');
  if (!isMissing(input['id'])) {
    const rule = { ruleName: 'ID_NOT_ALLOWED_IN_REQUEST' };
    read.addViolation('category.id', 'must not be set for a new category', 'OTHER', rule);
  }
  const parent = read.object(input['parentCategory'], 'category.parentCategory');
  const parentId = read.string(parent?.['id'], 'category.parentCategory.id', { max: 36 }) || undefined;
  const slug = readSlug(read, input['slug'], 'category.slug');
  const handle = read.string(input['handle'], 'category.handle', { min: 1, max: 300 });
  const managingAppId = read.string(input['managingAppId'], 'category.managingAppId', { min: 1, max: 36 });
  const fields = readFields(read, input);
  const name = readName(read, input['name'], 'category.name', 80);
  const visible = read.boolean(input['visible'], 'category.visible') ?? true;
  read.check();
  return { ...present({ ...fields, slug, handle, parentId, managingAppId }), name, visible };
}

/** Creates a category, as the last child of its parent. */
export const createCategory = route({
  id: 'stores.categories.createCategory',
  method: 'POST',
  paths: ['/categories/v1/categories', '/v1/categories'],
  access: 'merchant',
  handle(context) {
    const { body, tenant } = context;
    checkTree(
      body,
      new ApplicationError('failedPrecondition', 'TREES_LIMIT_EXCEEDED', 'A store has one tree, without a key.'),
    );
    const format = categoryFormat(context, body);
    return { category: format(create(tenant, readNewCategory(body))) };
  },
});
