import type { RemoteDoor, RemoteFragments } from '@glow/shared/app';
import { CartDrawer } from '../../checkout-mfe/src/cart-drawer/CartDrawer';

/** The composition's registry as far as a single build still reads it. */
interface WrittenRegistry {
  site?: string;
}

const doors: Record<string, () => Promise<RemoteDoor>> = {
  storefront: () => import(/* webpackMode: "eager" */ '../../storefront-mfe/src/routes'),
  checkout: () => import(/* webpackMode: "eager" */ '../../checkout-mfe/src/routes'),
  account: () => import(/* webpackMode: "eager" */ '../../account-mfe/src/routes'),
  blog: () => import(/* webpackMode: "eager" */ '../../blog-mfe/src/routes'),
  admin: () => import(/* webpackMode: "eager" */ '../../admin-mfe/src/routes'),
};
