import { useState } from 'react';
import type { LineFigures } from '../components/reconcileCart';
import { useCartLines } from '../components/useCartLines';

/** An order does not wait longer for the facts of its lines, in milliseconds: the server checks them again. */
const FACTS_TIMEOUT_MS = 2000;

/** The cart with present facts, which can be asked for again. */
export function useCurrentCart() {
  const [figures, setFigures] = useState<LineFigures>();
  const { facts, reload, cartWith, ...cart } = useCartLines(figures);

  return {
    ...cart,
    hasFacts: facts !== undefined,
    /** Notes what the answer to a refused order says of its lines; newer facts replace it. */
    noteFigures: setFigures,
    /** Asks for the present facts, and gives the cart of now with them; with what was known before if they do not come. */
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
