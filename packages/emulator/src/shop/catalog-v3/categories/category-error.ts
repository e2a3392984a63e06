import { ApplicationError, type ErrorKind } from '../../../kernel/errors/application-error.js';

const kinds = {
  AFTER_CATEGORY_NOT_IN_PARENT: 'failedPrecondition',
  CATEGORIES_LIMIT_PER_TREE_EXCEEDED: 'failedPrecondition',
  CATEGORY_DEPTH_LIMIT_EXCEEDED: 'failedPrecondition',
  DUPLICATE_HANDLE: 'conflict',
  DUPLICATE_SLUG: 'conflict',
  ITEM_NOT_FOUND: 'notFound',
  ITEM_NOT_IN_CATEGORY: 'failedPrecondition',
  MANAGED_CATEGORY_OPERATION_NOT_ALLOWED: 'failedPrecondition',
  MISSING_AFTER_CATEGORY: 'invalidArgument',
  PARENT_CATEGORY_HIDDEN: 'failedPrecondition',
  PARENT_CATEGORY_NOT_IN_TREE: 'failedPrecondition',
  REMOVED_SLUG: 'invalidArgument',
  TREE_CYCLE_DETECTED: 'failedPrecondition',
  UPDATE_OF_FIELD_NOT_ALLOWED: 'invalidArgument',
} as const satisfies Record<string, ErrorKind>;

/** Creates an error of the categories with the platform's code. */
export const categoryError = (code: keyof typeof kinds, description: string, data: object = {}): ApplicationError =>
  new ApplicationError(kinds[code], code, description, data);
