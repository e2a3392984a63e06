import { CartwrightProvider } from '@cartwright/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useParams } from 'react-router';
import { Cart } from './components/shop/cart';
import { OrderPage } from './components/shop/order-page';
import { ProductPage } from './components/shop/product-page';
import { Layout } from './layout';
import { AccountPage, LoginCallback } from './pages/account-page';
import { CollectionPage } from './pages/collection-page';
import { HomePage } from './pages/home-page';
import { SearchPage } from './pages/search-page';
import { client } from './shop';
import './styles.css';

const ProductRoute = () => <ProductPage slug={useParams()['slug'] ?? ''} />;

const CartPage = () => (
  <>
    <h1>Your cart</h1>
    <Cart />
  </>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <CartwrightProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route index element={<HomePage />} />
            <Route path="collections/:slug" element={<CollectionPage />} />
            <Route path="search" element={<SearchPage />} />
            <Route path="products/:slug" element={<ProductRoute />} />
            <Route path="cart" element={<CartPage />} />
            <Route path="order" element={<OrderPage />} />
            <Route path="account" element={<AccountPage />} />
            <Route path="login/callback" element={<LoginCallback />} />
            <Route path="*" element={<h1>Page not found</h1>} />
          </Route>
        </Routes>
      </BrowserRouter>
    </CartwrightProvider>
  </StrictMode>,
);
