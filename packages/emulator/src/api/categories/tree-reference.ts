import { ApplicationError } from '../../kernel/errors/application-error.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';

/** Reference to the only tree of a store. */
export const treeReference = { appNamespace: '@wix/stores', treeKey: null } as const;

/**
 * Checks that a request names the tree of the store: `treeReference: { appNamespace: '@wix/stores' }`.
 *
 * @param otherTree - Error for another tree of the stores app.
 * @throws {ValidationError} if the request has no tree reference
 * @throws {ApplicationError} `NAMESPACE_NOT_FOUND_IN_DEV_CENTER`, or 404 `TREE_NOT_FOUND`
 */
export function checkTree(
  request: unknown,
  otherTree = new ApplicationError('notFound', 'TREE_NOT_FOUND', 'The store has one tree, without a key.'),
): void {
  const read = new FieldReader();
  const reference = read.required(isObject(request) ? request['treeReference'] : undefined, 'treeReference');
  read.check();
  if (!reference['appNamespace']) read.missing('treeReference.appNamespace');
  const appNamespace = read.string(reference['appNamespace'], 'treeReference.appNamespace', { min: 4, max: 150 });
  const treeKey = read.string(reference['treeKey'] || undefined, 'treeReference.treeKey', { max: 44 });
  read.check();
  if (appNamespace !== treeReference.appNamespace) {
    const description = `No app has the namespace ${String(appNamespace)}. Use ${treeReference.appNamespace}.`;
    throw new ApplicationError('notFound', 'NAMESPACE_NOT_FOUND_IN_DEV_CENTER', description);
  }
  if (treeKey !== undefined) throw otherTree;
}
