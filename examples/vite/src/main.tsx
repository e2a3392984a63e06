import { CartwrightProvider } from '@cartwright/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Layout } from './layout';
import { CartPage } from './pages/cart-page';
import { CollectionPage } from './pages/collection-page';
import { HomePage } from './pages/home-page';
import { OrderPage } from './pages/order-page';
import { ProductPage } from './pages/product-page';
import { client } from './shop';
import './styles.css';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <CartwrightProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route index element={<HomePage />} />
            <Route path="collections/:slug" element={<CollectionPage />} />
            <Route path="products/:slug" element={<ProductPage />} />
            <Route path="cart" element={<CartPage />} />
            <Route path="order" element={<OrderPage />} />
            <Route path="*" element={<h1>Page not found</h1>} />
          </Route>
        </Routes>
      </BrowserRouter>
    </CartwrightProvider>
  </StrictMode>,
);
