import { createPersistedValue, isRecord } from '@glow/shared/storage';
import { idOf, quantityOf, type Entry } from './merge';

/** The parts of an account's data, with the names of their stored values. Orders are never sent from here. */
const STORED = {
  addresses: 'saved_addresses',
  cards: 'saved_payment_methods',
  wishlist: 'wishlist',
  cart: 'cart',
  orders: 'orders',
};

export type PartName = Exclude<keyof typeof STORED, 'orders'>;

export const PART_NAMES: readonly PartName[] = ['addresses', 'cards', 'wishlist', 'cart'];

/** The product and variant of a line, from the look-up or the stored cart; prices in cents. */
interface Choice {
  product: { id: string; price: number };
  variant?: { id: string; price?: number };
}

type Facts = Record<string, Choice | null>;

type Item = Choice & { id: string; quantity: number; price: number };

/** A URL of the look-up has room for this many lines. */
const LINES_AT_ONCE = 40;

function storedValue(name: keyof typeof STORED) {
  return createPersistedValue(STORED[name], (stored) => stored);
}

function listOf<One>(value: unknown): One[] {
  return Array.isArray(value) ? value : [];
}

const itemsHere = () => listOf<Item>(storedValue('cart').read());

/** A part in the form in which the server keeps it. */
export function readPart(name: PartName, id: string): Entry[] {
  if (name === 'cart')
    return itemsHere().map(({ id: lineId, product, variant, quantity }) => ({
      id: lineId,
      productId: product.id,
      ...(variant && { variantId: variant.id }),
      quantity,
    }));
  const stored = storedValue(name).read();
  return listOf(name === 'wishlist' ? stored : isRecord(stored) && stored[id]);
}

/** Writes a part, and has this tab read it as other tabs do. `facts` are about lines that are new in the cart. */
export function writePart(name: keyof typeof STORED, id: string, value: Entry[], facts: Facts = {}): void {
  const stored = storedValue(name);
  if (name === 'cart') stored.write(value.flatMap((line) => toItem(line, facts)));
  else stored.write(name === 'wishlist' ? value : { ...Object(stored.read()), [id]: value });
  window.dispatchEvent(new StorageEvent('storage', { key: `glow_${STORED[name]}` }));
}

/** The stored line; none if its product is no longer sold, so that it leaves the cart. */
function toItem(line: Entry, facts: Facts): Item[] {
  const id = idOf(line);
  const known = itemsHere().find((item) => item.id === id);
  const choice = known ?? facts[id];
  if (!choice) return [];
  const { product, variant } = choice;
  return [{ id, product, variant, price: known?.price ?? variant?.price ?? product.price, quantity: quantityOf(line) }];
}

/** Looks up cart lines that this device does not have; rejects without an answer. */
export async function factsOfNewLines(lines: Entry[]): Promise<Facts> {
  const known = itemsHere().map(({ id }) => id);
  const missing = lines.map(idOf).filter((id) => !known.includes(id));
  const facts: Facts = {};
  for (let at = 0; at < missing.length; at += LINES_AT_ONCE) {
    const query = new URLSearchParams(missing.slice(at, at + LINES_AT_ONCE).map((id) => ['line', id]));
    const response = await fetch(`/page-data/lines?${query}`);
    if (!response.ok) throw new Error(`Status ${response.status}`);
    Object.assign(facts, await response.json());
  }
  return facts;
}
