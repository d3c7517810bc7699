import { useCart, useCartStore } from '@glow/shared/cart';
import { fragmentUrl } from '@glow/shared/remotes';
import { useLocation } from '@glow/shared/router';
import { Modal } from '@glow/shared/ui';
import { startTransition, useEffect, useState } from 'react';
import { remoteComponent, useRemoteComponent } from '../../federation/remoteComponent';
import { fragmentContent } from '../../outlets/fragmentContent';
import { PanelOutlet } from '../PanelOutlet';
import { useAddToCart, useDataStore } from '@glow/shared/app';
import { useReplayedClicks } from '@glow/shared/hydration';

const url = fragmentUrl('checkout/CartDrawer', {});
const cartDrawer = fragmentContent(url);

let renderHidden: (() => void) | undefined;

/** Loads the cart drawer's content and renders it hidden, so that it opens at once. Opening it tries again. */
export async function prepareCartDrawer(): Promise<void> {
  const [, , load] = cartDrawer;
  await load();
  await remoteComponent(cartDrawer).preload();
  renderHidden?.();
}

/** The cart drawer, rendered beside every page. It closes on navigation (CART-15). */
export function CartDrawerHost() {
  const { isOpen, itemCount, closeCart } = useCart((cart) => cart);
  const { pathname } = useLocation();
  const Content = useRemoteComponent(cartDrawer);
  const [isPrepared, setIsPrepared] = useState(false);

  useReplayedAddToCart();
  useEffect(() => closeCart(), [pathname, closeCart]);
  useEffect(() => {
    renderHidden = () => startTransition(() => setIsPrepared(true));
    return () => (renderHidden = undefined);
  }, []);
  // when the drawer closes, its content loses its state
  useEffect(() => (isOpen ? () => setIsPrepared(false) : undefined), [isOpen]);

  return (
    <Modal {...{ isOpen, isPrepared }} side="right" onClose={closeCart} heading={`Your cart (${itemCount})`}>
      <PanelOutlet remote="checkout" url={url} Content={Content} heading="The cart is resting">
        We could not show it just now. Everything in it is safe.
      </PanelOutlet>
    </Modal>
  );
}

export function useReplayedAddToCart(): void {
  const isHydrated = useCart((cart) => cart.isHydrated);
  const cart = useCartStore();
  const store = useDataStore();
  const addToCart = useAddToCart();

  useReplayedClicks(isHydrated, async () => {
    const { replayAddToCart } = await import(/* webpackChunkName: "replayed-clicks" */ './replayAddToCart');
    await replayAddToCart(store, cart, addToCart);
  });
}
