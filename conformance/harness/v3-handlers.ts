import { createClient as createOurClient } from '@cartwright/core';
import { createWebhooks } from '@cartwright/core/webhooks';
import { catalogV3 } from '@cartwright/stores';
import * as brands from '@wix/auto_sdk_stores_brands-v-3';
import * as customizations from '@wix/auto_sdk_stores_customizations-v-3';
import * as infoSections from '@wix/auto_sdk_stores_info-sections-v-3';
import * as inventoryItems from '@wix/auto_sdk_stores_inventory-items-v-3';
import * as ribbons from '@wix/auto_sdk_stores_ribbons-v-3';
import { AppStrategy, createClient } from '@wix/sdk';
import { generateKeyPairSync } from 'node:crypto';
import { signedToken } from './signed-token.js';

/** Official modules with events of Catalog V3. Cartwright has them in one module. */
export const officialV3Modules = { brands, customizations, infoSections, inventoryItems, ribbons };
type Register = (handler: (event: { metadata: object }) => void) => void;
type Registers = Record<string, Register & { type?: string; kind?: string }>;

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const token = (eventType: string, payload: object) =>
  signedToken(keys.privateKey, {
    data: JSON.stringify({
      eventType,
      instanceId: 'instance-1',
      identity: JSON.stringify({ identityType: 'APP', appId: 'app-2' }),
      accountInfo: { accountId: 'account-1', siteId: 'site-1' },
      data: JSON.stringify(payload),
    }),
  });

/** Names of a module's events. */
export const eventsOf = (module: object) => Object.keys(module).filter((name) => /^on[A-Z]/.test(name));
/** All events of the official modules. */
export const v3Events = Object.entries(officialV3Modules).flatMap(([module, exported]) =>
  eventsOf(exported).map((name) => ({ module: module as keyof typeof officialV3Modules, name })),
);

/** Arguments of a handler registered with either client. Cartwright adds the type to the metadata. */
export async function bothV3Handlers({ module, name }: (typeof v3Events)[number], payload: object) {
  const received: { official: unknown[]; ours: unknown[]; types: unknown[] } = { official: [], ours: [], types: [] };
  const { type = '' } = (catalogV3 as unknown as Registers)[name] ?? {};
  const official = createClient({ auth: AppStrategy({ appId: 'app-1', publicKey }), modules: officialV3Modules });
  (official as unknown as Record<string, Registers>)[module]?.[name]?.((event) =>
    received.official.push(structuredClone(event)),
  );
  await official.webhooks.process(token(type, payload));
  const ours = createOurClient({ modules: { catalogV3, webhooks: createWebhooks({ publicKey }) } });
  (ours.catalogV3 as unknown as Registers)[name]?.((event) => {
    const { eventType, ...metadata } = event.metadata as { eventType?: string };
    received.types.push(eventType);
    received.ours.push({ ...event, metadata });
  });
  await ours.webhooks.process(token(type, payload));
  return received;
}
