import { useAnnounce, useExtraData } from '@glow/shared/app';
import { useCart, useCartStore } from '@glow/shared/cart';
import { linesUrl, type LinesData, type lookUpLines } from '@glow/shared/catalog';
import { usePolicy } from '@glow/shared/page-data';
import { parsePolicy, POLICY_URL } from '@glow/shared/policy';
import { useLocation } from '@glow/shared/router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { announcedChanges, reconcileCart, subtotalOf, type LineFigures } from './reconcileCart';

/** What emptied the cart on the previous page, from the router's state of its redirect. */
function changesFrom(state: unknown): string[] {
  const { cartChanges } = Object(state);
  return Array.isArray(cartChanges) ? cartChanges.map(String) : [];
}

/** The cart's lines with present facts, and a refusal's figures; announces changes (CART-13). Requires hydration. */
export function useCartLines(figures?: LineFigures) {
  const store = useCartStore();
  const items = useCart((cart) => cart.items);
  const { state } = useLocation();
  const announce = useAnnounce();
  const { data: facts, reload } = useExtraData<typeof lookUpLines>(linesUrl(items.map(({ id }) => id)));
  const pagePolicy = usePolicy();
  const [removed, setRemoved] = useState(() => changesFrom(state));
  const cartWith = (told?: LinesData, since?: LineFigures) => ({
    ...reconcileCart(items, told, since),
    policy: parsePolicy(told?.[POLICY_URL]) ?? pagePolicy,
  });
  const { lines, gone, policy } = cartWith(facts, figures);
  const newlyRemoved = gone
    .map(({ product }) => `${product.name ?? 'An item'} is no longer available and has been removed.`)
    .filter((sentence) => !removed.includes(sentence));
  if (newlyRemoved.length > 0) setRemoved([...removed, ...newlyRemoved]);
  const changes = announcedChanges(removed, lines);

  useLayoutEffect(() => {
    // nothing else of the cart is changed unasked, so that two tabs cannot overwrite each other in a loop
    if (gone.length > 0) store.getState().loadCart(items.filter((item) => !gone.includes(item)));
  });

  useEffect(() => {
    if (changes) announce(changes);
  }, [announce, changes]);

  return { lines, subtotal: subtotalOf(lines), policy, removed, facts, reload, cartWith };
}
