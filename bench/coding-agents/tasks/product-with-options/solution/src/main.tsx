import { CartwrightProvider } from '@cartwright/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useParams } from 'react-router';
import { CartLines } from './cart-lines';
import { ProductPage } from './product-page';
import { client } from './shop';
import './styles.css';

const ProductRoute = () => <ProductPage slug={useParams()['slug'] ?? ''} />;

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <CartwrightProvider client={client}>
      <BrowserRouter>
        <main className="mx-auto w-full max-w-304 px-5">
          <Routes>
            <Route path="products/:slug" element={<ProductRoute />} />
            <Route path="*" element={<h1>Page not found</h1>} />
          </Routes>
          <CartLines />
        </main>
      </BrowserRouter>
    </CartwrightProvider>
  </StrictMode>,
);
