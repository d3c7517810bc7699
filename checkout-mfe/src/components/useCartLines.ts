import { useAnnounce, useExtraData } from '@glow/shared/app';
import { useCart, useCartStore, type CartItem } from '@glow/shared/cart';
import type { Cents } from '@glow/shared/orders';
import { usePolicy } from '@glow/shared/page-data';
import { parsePolicy, POLICY_URL, type StorePolicy } from '@glow/shared/policy';
import { useLocation } from '@glow/shared/router';
import { isRecord } from '@glow/shared/storage';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { CartLinesData } from '../pageData';
import {
  announcedChanges,
  reconcileCart,
  subtotalOf,
  type CurrentLine,
  type LineFigures,
  type ReconciledCart,
} from './reconcileCart';

/** Router state for a redirect to the cart: changes that emptied it on the previous page. */
export interface CartChangesState {
  cartChanges: string[];
}

/** The cart as it is shown: with present facts. */
export interface CurrentCart {
  lines: CurrentLine[];
  /** Sum of the lines at present prices. */
  subtotal: Cents;
  /** What tax and shipping are at present, as far as it is known. */
  policy: StorePolicy;
  /** Whether the present facts were told. */
  hasFacts: boolean;
  /** Sentences about lines that are no longer sold and have been removed. */
  removed: string[];
  /** Asks for the present facts, and gives the cart of now with them; with what was known before where they do not come. */
  refresh(): Promise<ReconciledCart & { policy: StorePolicy }>;
  /** Notes what the answer to a refused order says of its lines; newer facts replace it. */
  noteFigures(figures: LineFigures): void;
}

/** An order does not wait longer for the facts of its lines, in milliseconds: the server checks them again. */
const FACTS_TIMEOUT_MS = 2000;

const NO_FIGURES: LineFigures = {};

function changesFrom(state: unknown): string[] {
  return isRecord(state) && Array.isArray(state.cartChanges)
    ? state.cartChanges.filter((change) => typeof change === 'string')
    : [];
}

/** One URL for the same lines in any order. */
function factsUrl(items: CartItem[]): string | undefined {
  const ids = [...new Set(items.map(({ id }) => id))].sort();
  return ids.length === 0 ? undefined : `/cart/lines?${new URLSearchParams(ids.map((id) => ['line', id]))}`;
}

/** The cart's lines with present facts, asked for when the view opens; announces what has changed (CART-13). Requires a hydrated cart. */
export function useCartLines(): CurrentCart {
  const store = useCartStore();
  const items = useCart((cart) => cart.items);
  const { state } = useLocation();
  const announce = useAnnounce();
  const { data, reload } = useExtraData<CartLinesData>(factsUrl(items));
  const pagePolicy = usePolicy();
  const [figures, noteFigures] = useState(NO_FIGURES);
  const [removed, setRemoved] = useState(() => changesFrom(state));
  const cartWith = (facts?: CartLinesData, told = NO_FIGURES) => ({
    ...reconcileCart(items, facts, told),
    policy: parsePolicy(facts?.[POLICY_URL]) ?? pagePolicy,
  });
  const { lines, gone, policy } = cartWith(data, figures);
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

  async function refresh() {
    const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, FACTS_TIMEOUT_MS));
    try {
      const facts = await Promise.race([reload(), timeout]);
      if (figures !== NO_FIGURES) noteFigures(NO_FIGURES);
      return cartWith(facts);
    } catch {
      return cartWith(data, figures);
    }
  }

  return { lines, subtotal: subtotalOf(lines), policy, hasFacts: data !== undefined, removed, refresh, noteFigures };
}
