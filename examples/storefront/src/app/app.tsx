import { CartwrightProvider } from '@cartwright/react';
import { RouterProvider } from 'react-router';
import { CartDrawerProvider } from '../cart/cart-drawer-state.js';
import { Announcer } from '../ui/announcer.js';
import { client } from './client.js';
import { queryClient } from './query-client.js';
import { router } from './router.js';

/** The store. */
export const App = () => (
  <CartwrightProvider client={client} queryClient={queryClient}>
    <Announcer>
      <CartDrawerProvider>
        <RouterProvider router={router} />
      </CartDrawerProvider>
    </Announcer>
  </CartwrightProvider>
);
