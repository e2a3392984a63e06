'use client';

import type { Client } from '@cartwright/core';
import type { CatalogVersion } from '@cartwright/stores/catalog';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { CartVersion } from '../cart-api/cart-version.js';
import type { ProviderSession } from './provider-session.js';

/** Context value of a `CartwrightProvider`. */
export interface CartwrightContextValue {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly session: ProviderSession;
  /** Version of the cart operations. */
  readonly cartVersion: CartVersion;
  /** Catalog version of the site. `undefined`: requested once per client. */
  readonly catalogVersion: CatalogVersion | undefined;
  /** Returns the object that `create` returned first for this provider: one instance per function. */
  single<T extends object>(create: (context: CartwrightContextValue) => T): T;
}

/** Context of the nearest provider. `null` without one. */
export const CartwrightContext = /* @__PURE__ */ createContext<CartwrightContextValue | null>(null);
