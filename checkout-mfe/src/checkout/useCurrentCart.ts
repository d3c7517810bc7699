import { useState } from 'react';
import type { LineFigures } from '../components/reconcileCart';
import { useCartLines } from '../components/useCartLines';

/** An order waits no longer for the facts of its lines: the server checks them again. */
const FACTS_TIMEOUT_MS = 2000;

export function useCurrentCart() {
  const [figures, setFigures] = useState<LineFigures>();
  const { facts, reload, cartWith, ...cart } = useCartLines(figures);

  return {
    ...cart,
    hasFacts: facts !== undefined,
    /** Keeps what a refusal says of its lines until newer facts come. */
    noteFigures: setFigures,
    /** Asks for the facts again and returns the cart with them, or with the known ones if none come in time. */
    async refresh() {
      const timeout = new Promise<never>((_resolve, reject) => setTimeout(reject, FACTS_TIMEOUT_MS));
      try {
        const present = await Promise.race([reload(), timeout]);
        if (figures) setFigures(undefined);
        return cartWith(present);
      } catch {
        return cartWith(facts, figures);
      }
    },
  };
}
