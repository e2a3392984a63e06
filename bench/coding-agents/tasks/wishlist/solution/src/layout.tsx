import { Link, Outlet } from 'react-router';
import { CartDrawer } from './components/shop/cart-drawer';
import { paths } from './components/shop/settings';
import { collectionPath, name } from './shop';
import { useWishlist } from './wishlist';

const WishlistLink = () => <Link to="/wishlist">Wishlist {useWishlist().ids.length}</Link>;

/** Header and main content of every page. */
export const Layout = () => (
  <div className="wrap">
    <header>
      <Link to="/" className="wordmark">
        {name}
      </Link>
      <form action="/search" role="search">
        <input type="search" name="q" aria-label="Search products" placeholder="Search" required />
      </form>
      <nav aria-label="Shop">
        <Link to={collectionPath('all-products')}>Shop</Link>
        <Link to={paths.account}>Account</Link>
        <WishlistLink />
        <CartDrawer />
      </nav>
    </header>
    <main>
      <Outlet />
    </main>
  </div>
);
