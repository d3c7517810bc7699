import { useCart } from '@glow/shared/cart';
import { useLocation } from '@glow/shared/router';
import { Modal } from '@glow/shared/ui';
import { useEffect } from 'react';
import { loadFragment } from '../federation/loadRemote';
import { useRemoteComponent, type RemoteComponent } from '../federation/remoteComponent';
import { Outlet } from '../outlets/RemoteOutlet';
import { PanelSkeleton } from './PanelSkeleton';
import { RegionLoadError } from './RegionLoadError';
import { useReplayedAddToCart } from './useReplayedAddToCart';

/** The content of the cart drawer, a fragment of checkout. */
export const cartDrawer: RemoteComponent = [
  'checkout',
  'CartDrawer',
  async () => (await loadFragment('checkout/CartDrawer')).CartDrawer,
];

/** The cart drawer, rendered beside every page. It closes on navigation (CART-15). */
export function CartDrawerHost() {
  const isOpen = useCart((cart) => cart.isOpen);
  const itemCount = useCart((cart) => cart.itemCount);
  const closeCart = useCart((cart) => cart.closeCart);
  const { pathname } = useLocation();
  const Content = useRemoteComponent(cartDrawer);

  useReplayedAddToCart();
  useEffect(() => closeCart(), [pathname, closeCart]);

  return (
    <Modal side="right" isOpen={isOpen} onClose={closeCart} heading={`Your cart (${itemCount})`}>
      <Outlet
        remote="checkout"
        Content={Content}
        fallback={<PanelSkeleton />}
        failure={(retry) => (
          <RegionLoadError heading="The cart is resting" onRetry={retry}>
            We could not show it just now. Everything in it is safe.
          </RegionLoadError>
        )}
      />
    </Modal>
  );
}
