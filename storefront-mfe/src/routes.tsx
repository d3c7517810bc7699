import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';

const Home = lazyScreen(async () => (await import('./home/HomePage')).HomePage);
const Collection = lazyScreen(async () => (await import('./collections/CollectionPage')).CollectionPage);
const Product = lazyScreen(async () => (await import('./product/ProductPage')).ProductPage);
const Wishlist = lazyScreen(async () => (await import('./wishlist/WishlistPage')).WishlistPage);

/** Every screen for finding and choosing: home, collections, products and the wishlist. */
export function Screens() {
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/collections/:category?" element={<Collection />} />
      <Route path="/product/:id" element={<Product />} />
      <Route path="/wishlist" element={<Wishlist />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
