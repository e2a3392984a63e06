import { CartwrightProvider } from '@cartwright/react';
import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router';
import { CartDrawerProvider } from '../cart/cart-drawer-state.js';
import { Announcer } from '../ui/announcer.js';
import { callLog, client } from './client.js';
import { queryClient } from './query-client.js';
import { router } from './router.js';

const Devtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@cartwright/react/devtools')).CartwrightDevtools }))
  : undefined;

/** The store. */
export const App = () => (
  <CartwrightProvider client={client} queryClient={queryClient}>
    <Announcer>
      <CartDrawerProvider>
        <RouterProvider router={router} />
      </CartDrawerProvider>
    </Announcer>
    {Devtools && (
      <Suspense>
        <Devtools log={callLog} />
      </Suspense>
    )}
  </CartwrightProvider>
);
