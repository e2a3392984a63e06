import { createWebhooks } from '@cartwright/core/webhooks';
import { onCategoryCreated, onCategoryUpdated } from '@cartwright/stores/categories';
import { onProductCreated, onProductDeleted, onProductUpdated } from '@cartwright/stores/products-v3';

/** Former path of a page, and its next path. `null` if the page was deleted. */
export type FormerSlug = readonly [path: string, next: string | null];

/** Paths that pages of products and collections had before they were renamed or deleted. */
export interface FormerSlugs {
  /** Returns the path of the page that had a path. `null` if it was deleted, `undefined` if no page had the path. */
  find(path: string): Promise<string | null | undefined>;
  /** Receives a webhook of the platform. */
  respond(request: Request): Promise<Response>;
}

/** Options of {@link createFormerSlugs}. */
export interface FormerSlugsOptions {
  /** Public key of the app that has the webhooks, as PEM or as base64 of the PEM. */
  readonly publicKey: string;
  /** Former slugs that were saved before, oldest first. */
  readonly saved?: readonly FormerSlug[];
  /** Saves all former slugs, oldest first, after each change. The platform delivers the event again if it fails. */
  readonly save?: (slugs: readonly FormerSlug[]) => Promise<void>;
  /** Called with errors of webhooks, such as those that are forged. */
  readonly onError?: (error: unknown) => void;
}

/** Maximum number of former slugs. The oldest are forgotten. */
const MAXIMUM = 10_000;

/** Values that a webhook has of an entity. */
interface Entity {
  readonly slug?: string | null;
}

/**
 * Remembers former slugs from the platform's webhooks, because its APIs know only the current ones. Requires Catalog V3:
 * the events of Catalog V1 have no former slug. The event of a deleted collection has only its ID, so it leaves none.
 *
 * @returns The former slugs, and the handler of the webhooks.
 */
export function createFormerSlugs(options: FormerSlugsOptions): FormerSlugs {
  const { onError = console.error, publicKey, save, saved = [] } = options;
  const next = new Map(saved);
  const webhooks = createWebhooks({ publicKey });
  let saving = Promise.resolve();

  const persist = (): Promise<void> => {
    const written = saving.then(() => save?.([...next]));
    saving = written.catch(() => undefined);
    return written;
  };
  const forget = (path: string) => next.delete(path);
  const leave = (path: string, to: string | null): Promise<void> => {
    next.delete(path);
    next.set(path, to);
    for (const oldest of [...next.keys()].slice(0, -MAXIMUM)) next.delete(oldest);
    return persist();
  };

  const pageHandlers = (folder: string) => {
    const pathOf = (slug: unknown) => (typeof slug === 'string' && slug ? `/${folder}/${slug}` : undefined);
    return {
      created: async ({ entity }: { entity: Entity }) => {
        const path = pathOf(entity.slug);
        if (path && forget(path)) await persist();
      },
      updated: async ({ entity, modifiedFields }: { entity: Entity; modifiedFields: Record<string, unknown> }) => {
        const [before, path] = [pathOf(modifiedFields['slug']), pathOf(entity.slug)];
        if (!before || !path || before === path) return;
        // A slug that is used again leads nowhere else, so that no chain has a cycle.
        forget(path);
        await leave(before, path);
      },
      deleted: async ({ entity }: { entity: Entity }) => {
        const path = pathOf(entity.slug);
        if (path) await leave(path, null);
      },
    };
  };
  const products = pageHandlers('products');
  webhooks.on(onProductCreated, products.created);
  webhooks.on(onProductUpdated, products.updated);
  webhooks.on(onProductDeleted, products.deleted);
  const collections = pageHandlers('collections');
  webhooks.on(onCategoryCreated, collections.created);
  webhooks.on(onCategoryUpdated, collections.updated);

  return {
    find(path) {
      let found = next.get(path);
      while (typeof found === 'string' && next.has(found)) found = next.get(found);
      return Promise.resolve(found);
    },
    respond: (request) => webhooks.respond(request, onError),
  };
}
