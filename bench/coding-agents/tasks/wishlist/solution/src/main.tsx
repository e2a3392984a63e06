import { CartwrightProvider } from '@cartwright/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { AccountPage, LoginCallback } from './components/shop/account';
import { Cart } from './components/shop/cart';
import { OrderPage } from './components/shop/order-page';
import { Layout } from './layout';
import { CollectionPage } from './pages/collection-page';
import { HomePage } from './pages/home-page';
import { ProductRoute } from './pages/product-route';
import { SearchPage } from './pages/search-page';
import { WishlistPage } from './pages/wishlist-page';
import { client } from './shop';
import './styles.css';

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
            <Route path="wishlist" element={<WishlistPage />} />
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
