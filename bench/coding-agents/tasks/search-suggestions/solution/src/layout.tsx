import { Link, Outlet } from 'react-router';
import { CartDrawer } from './components/shop/cart-drawer';
import { paths } from './components/shop/settings';
import { SearchBox } from './search-box';
import { collectionPath, name } from './shop';

/** Header and main content of every page. */
export const Layout = () => (
  <div className="wrap">
    <header>
      <Link to="/" className="wordmark">
        {name}
      </Link>
      <SearchBox />
      <nav aria-label="Shop">
        <Link to={collectionPath('all-products')}>Shop</Link>
        <Link to={paths.account}>Account</Link>
        <CartDrawer />
      </nav>
    </header>
    <main>
      <Outlet />
    </main>
  </div>
);
