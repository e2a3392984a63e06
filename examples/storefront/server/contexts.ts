import type { Client } from '@cartwright/core';
import type { ServerClient } from '@cartwright/identity/server';
import { type Cookie, createContext } from 'react-router';

/** Settings of the store that its pages may contain. */
export interface Site {
  /** Origin of the store, as browsers see it. */
  readonly origin: string;
  /** URL of the platform. */
  readonly apiUrl: string;
  readonly clientId: string;
  /** Whether the store is the demo, which explains itself on a page. */
  readonly isDemo: boolean;
  /** Orders that the store's server places. All others are placed by the platform's checkout page. */
  readonly orders: readonly ('free' | 'offline')[];
}

/** Settings of the store, in loaders. */
export const siteContext = createContext<Site>();

/** Client of the request's shopper, with the session from the cookie. Pages that use it are private. */
export const shopContext = createContext<ServerClient>();

/** Cookie of a sign-in that awaits the code from an email. */
export const verificationContext = createContext<Cookie>();

/** Client that reads the catalog in loaders. It has an anonymous session, which all pages share. */
export const catalogContext = createContext<Client>();
