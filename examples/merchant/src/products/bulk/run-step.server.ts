import { describeFailure } from '../../lib/attempt.server.js';
import type { MerchantCatalog } from '../catalog/merchant-catalog.js';
import { isRevisionConflict } from '../catalog/revision-conflict.js';
import type { BulkStep } from './bulk-steps.js';

const changed = (name: string): string => `${name}: changed meanwhile, so it was skipped.`;

/** Carries out the change of a product. Returns the reason if it is not possible. */
export async function runStep(catalog: MerchantCatalog, step: BulkStep): Promise<string | undefined> {
  const { id, name, revision, fields, stock } = step;
  try {
    if (Object.keys(fields).length > 0) await catalog.save(id, revision, fields);
    const failed = await catalog.setStock(id, stock);
    return failed.length > 0 ? changed(name) : undefined;
  } catch (error) {
    if (isRevisionConflict(error)) return changed(name);
    return `${name}: ${describeFailure(error)}`;
  }
}
