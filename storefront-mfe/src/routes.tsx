import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';

const Home = lazyScreen('home', async () => (await import(/* webpackChunkName: "home" */ './home/HomePage')).HomePage);
const Collection = lazyScreen('collection', async () => (await import(/* webpackChunkName: "collection" */ './collections/CollectionPage')).CollectionPage);
const Product = lazyScreen('product', async () => (await import(/* webpackChunkName: "product" */ './product/ProductPage')).ProductPage);
const Wishlist = lazyScreen('wishlist', async () => (await import(/* webpackChunkName: "wishlist" */ './wishlist/WishlistPage')).WishlistPage);

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
