import { type Client, isApiError, operation, type RequestOptions } from '@cartwright/core';
import { catalogVersioning } from '@cartwright/stores';
import { CliError } from '../../command/cli-error.js';
import { type Pulled, ProgressFile, type PulledSite } from './progress-file.js';
import { type Resource, type ResourcePage, resources } from './resources.js';

const getAllProductsCategory = operation<[], { readonly categoryId?: string }>({
  id: 'cli.pull.getAllProductsCategory',
  method: 'GET',
  path: '/stores/v3/all-products-category',
  repeatable: true,
});

/** Site to pull, and how. */
interface Pull {
  /** Client with an API key of the site. */
  readonly client: Client;
  readonly siteId: string;
  /** File of the progress. */
  readonly file: string;
  /** Options of each call. */
  readonly request: RequestOptions;
  /** Called after each page. */
  readonly onProgress: (text: string) => void;
}

/** Reads the version of a site's catalog. */
async function readSite({ client, request, siteId }: Pull): Promise<PulledSite> {
  const { catalogVersion } = await client.use(catalogVersioning).getCatalogVersion(request);
  if (catalogVersion === 'V1_CATALOG') return { siteId, catalogVersion: 'v1' };
  if (catalogVersion !== 'V3_CATALOG') {
    throw new CliError('no_store', `The site ${siteId} has no catalog: install Wix Stores on it. (${catalogVersion})`);
  }
  const { categoryId } = await client.use(getAllProductsCategory)(request);
  return { siteId, catalogVersion: 'v3', ...(typeof categoryId === 'string' && { allProductsCategoryId: categoryId }) };
}

/** Reads a page. A cursor of an interrupted pull may have expired: the resource then starts over. */
async function readPage(
  { client, request }: Pull,
  resource: Resource,
  pulled: Pulled,
  progress: ProgressFile,
  isResumed: boolean,
) {
  try {
    return await resource.read(client, pulled.next, request);
  } catch (error) {
    const isExpired = isResumed && pulled.next !== undefined && isApiError(error) && error.status === 400;
    if (!isExpired) throw error;
    progress.add({ resource: resource.name, isRestarted: true });
    return resource.read(client, undefined, request);
  }
}

/** Returns the function that rejects a page that was read before. Without it, such pages would be followed without limit. */
function createRepetitionCheck({ title }: Resource): (page: ResourcePage) => void {
  const seen = new Set<string>();
  return ({ items, next }) => {
    if (next === undefined) return;
    const keys = [`cursor ${next}`, `page ${JSON.stringify(items.map(({ id }) => id))}`];
    if (keys.some((key) => seen.has(key))) {
      const problem = `The platform repeats a page of the ${title}, so that reading them would never end.`;
      throw new CliError('repeated_page', `${problem} Check --api-url, or run the command again with --restart.`);
    }
    for (const key of keys) seen.add(key);
  };
}

async function pullResource(pull: Pull, resource: Resource, progress: ProgressFile): Promise<void> {
  const pulled = progress.get(resource.name);
  const checkPage = createRepetitionCheck(resource);
  for (let isResumed = true; !pulled.isComplete; isResumed = false) {
    try {
      const page = await readPage(pull, resource, pulled, progress, isResumed);
      checkPage(page);
      progress.add({ resource: resource.name, ...page });
      pull.onProgress(`${pulled.entities.size} ${resource.title}`);
    } catch (error) {
      const isForbidden = isApiError(error) && (error.status === 403 || error.status === 404);
      if (!resource.isOptional || !isForbidden) throw error;
      progress.add({ resource: resource.name, isForbidden: true });
      pull.onProgress(`no ${resource.title}: the API key has no permission to read them`);
    }
  }
}

const priceFields = ['priceData', 'price'];

/** Currency of a product's prices. */
function getCurrency(product: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (typeof product?.['currency'] === 'string') return product['currency'];
  const prices = priceFields.map((name) => product?.[name] as { readonly currency?: unknown } | null | undefined);
  return prices.map((price) => price?.currency).find((currency) => typeof currency === 'string' && currency !== '') as
    string | undefined;
}

/** Data of a site, in the format of the emulator's option `seed: { site }`. */
export interface SiteData extends Readonly<Record<string, unknown>> {
  readonly version: 1;
  readonly catalogVersion: 'v1' | 'v3';
  readonly currency: string;
}

/**
 * Reads a site, or what is left of it after an interruption.
 *
 * @param pull - The site, and how to read it.
 * @returns The data and the progress, whose file can be deleted once the data is written.
 */
export async function pullSite(pull: Pull): Promise<{ readonly site: SiteData; readonly progress: ProgressFile }> {
  const opened = ProgressFile.open(pull.file, pull.siteId);
  if (opened) pull.onProgress('continuing the interrupted pull');
  const progress = opened ?? ProgressFile.create(pull.file, await readSite(pull));
  const { allProductsCategoryId, catalogVersion } = progress.site;
  const own = resources[catalogVersion];
  for (const resource of own) await pullResource(pull, resource, progress);
  const collections = own.filter(({ name }) => !progress.get(name).isForbidden);
  const [product] = progress.get('products').entities.values();
  const site = {
    version: 1 as const,
    catalogVersion,
    currency: getCurrency(product) ?? 'USD',
    ...(allProductsCategoryId !== undefined && { allProductsCategoryId }),
    ...Object.fromEntries(collections.map(({ name }) => [name, [...progress.get(name).entities.values()]])),
  };
  return { site, progress };
}
