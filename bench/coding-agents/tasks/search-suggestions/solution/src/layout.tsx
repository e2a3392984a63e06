import { Link, Outlet } from 'react-router';
import { CartDrawer } from './components/shop/cart-drawer';
import { paths } from './components/shop/settings';
import { SearchBox } from './search-box';
import { collectionPath, name } from './shop';

/** Header and main content of every page. */
export const Layout = () => (
  <div className="mx-auto w-full max-w-304 px-5">
    <header className="flex flex-wrap items-center gap-x-6 gap-y-3 py-5">
      <Link to="/" className="font-serif text-2xl font-semibold">
        {name}
      </Link>
      <SearchBox />
      <nav aria-label="Shop" className="ml-auto flex gap-5 lg:ml-0">
        <Link to={collectionPath('all-products')}>Shop</Link>
        <Link to={paths.account}>Account</Link>
        <CartDrawer />
      </nav>
    </header>
    <main className="min-h-[70vh] pt-6 pb-20">
      <Outlet />
    </main>
  </div>
);
