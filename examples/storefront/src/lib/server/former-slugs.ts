import type { EventMetadata } from '@cartwright/core';
import type { Webhooks } from '@cartwright/core/webhooks';
import { onCategoryCreated, onCategoryUpdated } from '@cartwright/stores/categories';
import { onProductCreated, onProductDeleted, onProductUpdated } from '@cartwright/stores/products-v3';

/** Former path of a page. */
export interface FormerSlug {
  readonly path: string;
  /** ID of the page that had the path last. */
  readonly page: string;
  /** Time at which the page left the path, in milliseconds since the Unix epoch. */
  readonly left: number;
  /** The page's newest path. `null` if the page was deleted. */
  readonly current: string | null;
  /** Time of the event that named the newest path, and its number among the page's events. */
  readonly changed: EventOrder;
}

/** Position of an event among those of its page. */
type EventOrder = readonly [sequence: number, time: number];

/** Paths that pages of products and collections had before they were renamed or deleted. */
export interface FormerSlugs {
  /** Returns the path of the page that had a path. `null` if it was deleted, `undefined` if no page had the path. */
  find(path: string): Promise<string | null | undefined>;
}

/** Options of {@link createFormerSlugs}. */
export interface FormerSlugsOptions {
  /** Former slugs that were saved before, oldest first. */
  readonly saved?: readonly FormerSlug[];
  /** Saves all former slugs, oldest first, after each change. The platform delivers the event again if it fails. */
  readonly save?: (slugs: readonly FormerSlug[]) => Promise<void>;
}

/** Maximum number of former slugs, and of pages that have them. The oldest are forgotten. */
const MAXIMUM = 10_000;

/** Values that a webhook has of an entity. */
interface Entity {
  readonly _id?: string | null;
  readonly slug?: string | null;
}

/** Event of a changed entity, with the values that its changed fields had before. */
interface Updated {
  readonly entity: Entity;
  readonly metadata: EventMetadata;
  readonly modifiedFields: Readonly<Record<string, unknown>>;
}

/** Newest path of a page that had other ones. */
type Page = Pick<FormerSlug, 'current' | 'changed'>;

/** Last page that left a path. */
type Departure = Pick<FormerSlug, 'page' | 'left'>;

const isLater = ([sequence, time]: EventOrder, [otherSequence, otherTime]: EventOrder): boolean =>
  sequence === otherSequence ? time > otherTime : sequence > otherSequence;

/** Sets an entry as the newest one, and forgets the oldest of too many. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAXIMUM && oldest !== undefined) map.delete(oldest);
}

/**
 * Remembers former slugs from the platform's webhooks, because its APIs know only the current ones. Requires Catalog V3:
 * the events of Catalog V1 have no former slug. The event of a deleted collection has only its ID, so it leaves none.
 *
 * A path leads to the page that left it last, and each page to its newest path. Webhooks may arrive in any order.
 *
 * @param webhooks - Handler of the webhooks, which receives the events of products and categories.
 */
export function createFormerSlugs(webhooks: Webhooks, { save, saved = [] }: FormerSlugsOptions): FormerSlugs {
  const departures = new Map<string, Departure>(saved.map(({ path, page, left }) => [path, { page, left }]));
  const pages = new Map<string, Page>(saved.map(({ page, current, changed }) => [page, { current, changed }]));
  let saving = Promise.resolve();

  const persist = (): Promise<void> => {
    const all = [...departures].flatMap(([path, { page, left }]): FormerSlug[] => {
      const known = pages.get(page);
      return known ? [{ path, page, left, ...known }] : [];
    });
    const written = saving.then(() => save?.(all));
    saving = written.catch(() => undefined);
    return written;
  };
  /** Forgets that pages left a path before a time, at which another page got it. */
  const forget = (path: string, time: number): boolean => {
    const departure = departures.get(path);
    return departure !== undefined && departure.left < time && departures.delete(path);
  };
  const leave = (path: string, page: string, current: string | null, changed: EventOrder): Promise<void> => {
    const [, left] = changed;
    const known = pages.get(page);
    if (!known || isLater(changed, known.changed)) remember(pages, page, { current, changed });
    const departure = departures.get(path);
    if (!departure || left >= departure.left) remember(departures, path, { page, left });
    return persist();
  };

  const pageHandlers = (folder: string) => {
    const read = (entity: Entity, { entityEventSequence, entityId, eventTime }: EventMetadata) => {
      const toPath = (slug: unknown) => (typeof slug === 'string' && slug ? `/${folder}/${slug}` : undefined);
      const time = eventTime?.getTime() ?? Date.now();
      const order: EventOrder = [Number(entityEventSequence ?? 0), time];
      return { page: `${folder} ${entityId ?? entity._id ?? ''}`, path: toPath(entity.slug), order, time, toPath };
    };
    return {
      created: async ({ entity, metadata }: { entity: Entity; metadata: EventMetadata }) => {
        const { path, time } = read(entity, metadata);
        if (path && forget(path, time)) await persist();
      },
      updated: async ({ entity, metadata, modifiedFields }: Updated) => {
        const { order, page, path, time, toPath } = read(entity, metadata);
        const before = toPath(modifiedFields['slug']);
        if (!before || !path || before === path) return;
        forget(path, time);
        await leave(before, page, path, order);
      },
      deleted: async ({ entity, metadata }: { entity: Entity; metadata: EventMetadata }) => {
        const { order, page, path } = read(entity, metadata);
        if (path) await leave(path, page, null, order);
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
      const departure = departures.get(path);
      const page = departure && pages.get(departure.page);
      // A page that has its former path again leads nowhere else.
      return Promise.resolve(page?.current === path ? undefined : page?.current);
    },
  };
}
