'use client';

import type { Client } from '@cartwright/core';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { ProviderSession } from './provider-session.js';

/** What a provider gives to the hooks below it. */
export interface CartwrightContextValue {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly session: ProviderSession;
  /** What `create` made for this provider: the same object each time it is asked with the same function. */
  single<T extends object>(create: (context: CartwrightContextValue) => T): T;
}

/** Holds the nearest provider's value, `null` where there is none. */
export const CartwrightContext = /* @__PURE__ */ createContext<CartwrightContextValue | null>(null);
