import { isApiError } from '@cartwright/core';
import { data, redirect } from 'react-router';
import { attempt, describeFailure, failure } from '../../lib/attempt.server.js';
import { readText } from '../../lib/read-text.js';
import type { MerchantCatalog } from '../catalog/merchant-catalog.js';
import { isRevisionConflict } from '../catalog/revision-conflict.js';
import { checkFields } from './check-fields.js';
import {
  changedFields,
  type Conflict,
  type Fields,
  mergeEdits,
  readFields,
  selectFields,
} from '../../lib/merge-edits.js';

/** Edits that are not saved yet. */
export interface Edited {
  /** Form of the edits. */
  readonly intent: string;
  /** Values of the form. */
  readonly fields: Fields;
  /** Fields that someone else changed to another value meanwhile. */
  readonly conflicts: readonly Conflict[];
  /** Messages of the fields that are not valid. */
  readonly errors: Fields;
}

/** Reads the values that a form was opened with, which name its fields. */
function readBase(form: FormData): Fields {
  try {
    const base: unknown = JSON.parse(readText(form, 'base'));
    return Object.fromEntries(
      Object.entries(base ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/**
 * Saves the edits of a form. Edits that someone else saved meanwhile are kept: those of other fields are merged, and those
 * of the same fields are returned, for the merchant to choose.
 */
export async function saveEdits(catalog: MerchantCatalog, id: string, form: FormData, to: string) {
  const current = await catalog.read(id).catch((error: unknown) => describeFailure(error));
  if (typeof current === 'string') return failure(current, 503);
  const base = readBase(form);
  const { merged, conflicts } = mergeEdits(base, readFields(form, base), current.fields);
  const changes = changedFields(current.fields, merged);
  const edited: Edited = {
    intent: readText(form, 'intent'),
    fields: merged,
    conflicts,
    errors: selectFields(checkFields(merged, current, catalog), (field) => field in base),
  };
  if (conflicts.length > 0) return data({ edited }, { status: 409 });
  if (Object.keys(edited.errors).length > 0) return data({ edited }, { status: 400 });
  if (Object.keys(changes).length === 0) return redirect(to);
  try {
    await catalog.save(id, current.revision, changes);
    return redirect(to);
  } catch (error) {
    // Someone saved after the product was read above: merge again.
    if (isRevisionConflict(error)) return saveEdits(catalog, id, form, to);
    return data({ error: describeFailure(error), edited }, { status: isApiError(error) ? error.status : 503 });
  }
}

/** Adds a product to the categories that were checked since the form was opened, and removes it from the others. */
export function saveCategories(catalog: MerchantCatalog, id: string, form: FormData, to: string) {
  const [before, after] = [form.getAll('before').map(String), form.getAll('category').map(String)];
  return attempt(to, () =>
    catalog.changeCategories(id, {
      added: after.filter((categoryId) => !before.includes(categoryId)),
      removed: before.filter((categoryId) => !after.includes(categoryId)),
    }),
  );
}

/** Quantities that were not saved, by the ID of the inventory item. */
export interface RejectedStock {
  /** Fields of the form, to show again. Absent for items whose saved quantity is shown. */
  readonly typed: Readonly<Record<string, { quantity: string; before: string; revision: string }>>;
  readonly errors: Fields;
}

const stockField = /^quantity:(.+)$/;

/**
 * Saves the changed quantities of a form, unless one of them is not valid. Returns those that were not saved, because they
 * are not valid or because the inventory item changed meanwhile.
 */
export async function saveStock(catalog: MerchantCatalog, id: string, form: FormData, to: string) {
  const typed = [...form.keys()].flatMap((name) => {
    const itemId = stockField.exec(name)?.[1];
    if (!itemId) return [];
    const [quantity, before] = [readText(form, name), readText(form, `before:${itemId}`)];
    return quantity === before
      ? []
      : [{ id: itemId, quantity, before, revision: readText(form, `revision:${itemId}`) }];
  });
  const invalid = typed.filter(({ quantity }) => !/^\d{1,6}$/.test(quantity));
  if (invalid.length > 0) {
    const stock: RejectedStock = {
      typed: Object.fromEntries(typed.map(({ id: itemId, ...fields }) => [itemId, fields])),
      errors: Object.fromEntries(invalid.map((item) => [item.id, 'Enter a whole number from 0 to 999999.'])),
    };
    return data({ stock }, { status: 400 });
  }
  const changes = typed.map((item) => ({ id: item.id, revision: item.revision, quantity: Number(item.quantity) }));
  let failed: string[] = [];
  const response = await attempt(to, async () => {
    failed = await catalog.setStock(id, changes);
  });
  if (failed.length === 0) return response;
  const { stock: current } = await catalog.read(id);
  const conflicts = changes
    .filter((change) => failed.includes(change.id))
    .map(({ id: itemId, quantity: mine }) => {
      const theirs = current.find((entry) => entry.id === itemId)?.quantity;
      return [itemId, `The stock changed to ${String(theirs)} meanwhile, so your ${String(mine)} was not saved.`];
    });
  const stock: RejectedStock = { typed: {}, errors: Object.fromEntries(conflicts) as Fields };
  return data({ stock }, { status: 409 });
}
