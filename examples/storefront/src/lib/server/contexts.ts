import type { Client } from '@cartwright/core';
import type { ServerClient } from '@cartwright/identity/server';
import { type Cookie, createContext, type RouterContextProvider } from 'react-router';
import { type Language, pathIn } from '../language/languages.js';
import type { DeliveryOptions } from './delivery-options.js';
import type { FormerSlugs } from './former-slugs.js';

/** Settings of the store that its pages may contain. */
export interface Site {
  /** Origin of the store, as browsers see it. */
  readonly origin: string;
  /** URL of the platform. */
  readonly apiUrl: string;
  /** Base URL of images. */
  readonly mediaUrl: string;
  readonly clientId: string;
  /** Whether the store is the demo, which explains itself on a page. */
  readonly isDemo: boolean;
  /** Currencies that prices are shown in (ISO 4217): the store's currency first, then those that it is converted to. */
  readonly currencies: readonly string[];
  /** Orders that the store's server places. All others are placed by the platform's checkout page. */
  readonly orders: readonly ('free' | 'offline')[];
  /** Whether the store's server cancels orders of their buyers. */
  readonly cancelsOrders: boolean;
}

/** Settings of the store, in loaders. */
export const siteContext = createContext<Site>();

/** Language of the request's page, in loaders and actions. */
export const languageContext = createContext<Language>();

/** URL of a page of the store, in the language of the request. */
export const pageUrl = (context: Readonly<RouterContextProvider>, path: string): string =>
  context.get(siteContext).origin + pathIn(context.get(languageContext), path);

/** Client of the request's shopper, with the session from the cookie. Pages that use it are private. */
export const shopContext = createContext<ServerClient>();

/** Cookie of a sign-in that awaits the code from an email. */
export const verificationContext = createContext<Cookie>();

/** Client that reads the catalog in loaders. It has an anonymous session, which all pages share. */
export const catalogContext = createContext<Client>();

/** Shipping options of the site. `undefined` if the server has no API key. */
export const deliveryContext = createContext<DeliveryOptions | undefined>();

/** Returns the client with the API key. `undefined` if the server has none. */
export const siteClientContext = createContext<(() => Promise<Client>) | undefined>();

/** Former slugs of products and collections. `undefined` if the server receives no webhooks. */
export const formerSlugsContext = createContext<FormerSlugs | undefined>();
