import { createClient as createOurClient } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import { membersAbout as ourMembersAbout } from '@cartwright/members';
import { reviewRequests as ourReviewRequests, reviews as ourReviews } from '@cartwright/reviews';
import { catalogV3, categories as ourCategories, productsV3, promotionsV3 } from '@cartwright/stores';
import * as categories from '@wix/auto_sdk_categories_categories';
import * as membersAbout from '@wix/auto_sdk_members_members-about';
import * as reviewRequests from '@wix/auto_sdk_reviews_review-requests';
import * as reviews from '@wix/auto_sdk_reviews_reviews';
import * as brands from '@wix/auto_sdk_stores_brands-v-3';
import * as customizations from '@wix/auto_sdk_stores_customizations-v-3';
import * as infoSections from '@wix/auto_sdk_stores_info-sections-v-3';
import * as inventoryItems from '@wix/auto_sdk_stores_inventory-items-v-3';
import * as products from '@wix/auto_sdk_stores_products-v-3';
import * as promotions from '@wix/auto_sdk_stores_promotions-v-3';
import * as ribbons from '@wix/auto_sdk_stores_ribbons-v-3';
import { AppStrategy, createClient } from '@wix/sdk';
import { publicKey, signedToken } from './signed-token.js';

/** Official modules with events of Catalog V3, of reviews, and of texts about members. */
export const officialV3Modules = {
  brands,
  categories,
  customizations,
  infoSections,
  inventoryItems,
  membersAbout,
  products,
  promotions,
  reviewRequests,
  reviews,
  ribbons,
};
const ourModules = {
  catalogV3,
  categories: ourCategories,
  membersAbout: ourMembersAbout,
  productsV3,
  promotionsV3,
  reviewRequests: ourReviewRequests,
  reviews: ourReviews,
};
type Register = (handler: (event: { metadata: object }) => void) => void;
type Registers = Record<string, Register & { type?: string; kind?: string }>;

const ownModules: Partial<Record<keyof typeof officialV3Modules, keyof typeof ourModules>> = {
  categories: 'categories',
  membersAbout: 'membersAbout',
  products: 'productsV3',
  promotions: 'promotionsV3',
  reviewRequests: 'reviewRequests',
  reviews: 'reviews',
};

/** Name of Cartwright's module with the events of an official module. `catalogV3` has those of several modules. */
export const getOurModule = (module: keyof typeof officialV3Modules) => ownModules[module] ?? 'catalogV3';

/** Cartwright's definition of an event. */
export const ourEvent = ({ module, name }: (typeof v3Events)[number]) =>
  (ourModules[getOurModule(module)] as unknown as Registers)[name];

const token = (eventType: string, payload: object) =>
  signedToken({
    data: JSON.stringify({
      eventType,
      instanceId: 'instance-1',
      identity: JSON.stringify({ identityType: 'APP', appId: 'app-2' }),
      accountInfo: { accountId: 'account-1', siteId: 'site-1' },
      data: JSON.stringify(payload),
    }),
  });

/** Names of a module's events. */
export const getEvents = (module: object) => Object.keys(module).filter((name) => /^on[A-Z]/.test(name));
/** All events of the official modules. */
export const v3Events = Object.entries(officialV3Modules).flatMap(([module, exported]) =>
  getEvents(exported).map((name) => ({ module: module as keyof typeof officialV3Modules, name })),
);

/** Arguments of a handler registered with either client. Cartwright adds the type to the metadata. */
export async function bothV3Handlers(event: (typeof v3Events)[number], payload: object) {
  const { module, name } = event;
  const received: { official: unknown[]; ours: unknown[]; types: unknown[] } = { official: [], ours: [], types: [] };
  const { type = '' } = ourEvent(event) ?? {};
  const auth = AppStrategy({ appId: 'app-1', publicKey });
  const official = createClient({ auth, modules: { [module]: officialV3Modules[module] } });
  (official as unknown as Record<string, Registers>)[module]?.[name]?.((given) =>
    received.official.push(structuredClone(given)),
  );
  await official.webhooks.process(token(type, payload));
  const ourModule = getOurModule(module);
  const webhooks = createWebhooks({ publicKey });
  const ours = createOurClient({ modules: { [ourModule]: ourModules[ourModule], webhooks } });
  (ours[ourModule] as unknown as Registers)[name]?.((given) => {
    const { eventType, ...metadata } = given.metadata as { eventType?: string };
    received.types.push(eventType);
    received.ours.push({ ...given, metadata });
  });
  await ours.webhooks.process(token(type, payload));
  return received;
}
