import { isObject } from '../../kernel/input/object.js';

/** Collections of a site file. Each one lists entities in the format of the platform's REST API. */
const siteCollections = [
  'brands',
  'categories',
  'collections',
  'coupons',
  'customizations',
  'dataCollections',
  'deliveryProfiles',
  'infoSections',
  'inventoryItems',
  'pickupLocations',
  'products',
  'ribbons',
  'shippingOptions',
  'taxGroups',
  'taxMappings',
  'taxRegions',
] as const;

/**
 * Data of a site, as `cartwright pull` writes it: its catalog with the stock, its coupons, and its shipping and tax settings. Entities
 * are in the format of the platform's REST API. Contains no members and no orders. `dataCollections`, each with its `items`, are yours
 * to add.
 */
export interface SiteFile extends Readonly<Partial<Record<(typeof siteCollections)[number], readonly object[]>>> {
  /** Version of the format. */
  readonly version: 1;
  /** Version of the site's catalog. */
  readonly catalogVersion: 'v1' | 'v3';
  /** Currency code of the prices (ISO 4217). */
  readonly currency: string;
  /** ID of the category of all products. Catalog V3 only. */
  readonly allProductsCategoryId?: string;
}

/** Error of a file that is not a site file. The message names the problem. */
export class SiteFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SiteFileError';
  }
}

/**
 * Parses a site file.
 *
 * @param text - JSON of the file.
 * @returns The data, for `createEmulator({ seed: { site } })`.
 * @throws {SiteFileError} if it is not a site file, or one of a later version
 * @example
 * ```ts
 * import { createEmulator, parseSiteFile } from '@cartwright/emulator';
 *
 * const site = parseSiteFile('{ "version": 1, "catalogVersion": "v3", "currency": "EUR", "products": [] }');
 * export const emulator = createEmulator({ seed: { site } });
 * ```
 */
export function parseSiteFile(text: string): SiteFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new SiteFileError('It is not JSON.', { cause: error });
  }
  if (!isObject(value) || (value['catalogVersion'] !== 'v1' && value['catalogVersion'] !== 'v3')) {
    throw new SiteFileError('It is not a file of `cartwright pull`: it has no catalogVersion.');
  }
  if (value['version'] !== 1) throw new SiteFileError('It has a later version. Upgrade @cartwright/emulator.');
  if (typeof value['currency'] !== 'string') throw new SiteFileError('It has no currency.');
  for (const name of siteCollections) {
    const collection = value[name];
    if (collection === undefined || (Array.isArray(collection) && collection.every(isObject))) continue;
    throw new SiteFileError(`Its field ${name} is not a list of objects.`);
  }
  return value as unknown as SiteFile;
}
