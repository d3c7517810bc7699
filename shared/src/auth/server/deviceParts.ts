import { createPersistedValue, isRecord } from '@glow/shared/storage';
import type { CartLine } from './merge';

/** The parts of an account's data that a device can change, by the name of the stored value. */
export const PARTS = {
  addresses: 'saved_addresses',
  cards: 'saved_payment_methods',
  wishlist: 'wishlist',
  cart: 'cart',
} as const;

export type PartName = keyof typeof PARTS;

/** What a line stands for, as the look-up and the stored cart have it; prices in cents. */
interface Choice {
  product: { id: string; price: number };
  variant?: { id: string; price?: number };
}

type Facts = Record<string, Choice | null>;

/** A stored line of the cart. */
type Item = Choice & { id: string; quantity: number; price: number };

/** As many lines as one address of the look-up has room for. */
const LINES_AT_ONCE = 40;

function storedValue(key: string) {
  return createPersistedValue(key, (stored) => stored);
}

function isOfDevice(name: PartName): boolean {
  return name === 'cart' || name === 'wishlist';
}

function rawPart(name: PartName, id: string): unknown[] {
  const stored = storedValue(PARTS[name]).read();
  const list = isOfDevice(name) ? stored : isRecord(stored) && stored[id];
  return Array.isArray(list) ? list : [];
}

function itemsHere(): Item[] {
  return rawPart('cart', '') as Item[];
}

/** A part as the server keeps it. */
export function readPart(name: PartName, id: string): unknown[] {
  if (name !== 'cart') return rawPart(name, id);
  return itemsHere().map(({ id: lineId, product, variant, quantity }) => ({
    id: lineId,
    productId: product.id,
    ...(variant && { variantId: variant.id }),
    quantity,
  }));
}

/** Writes a part, and has the stores of this tab read it as those of other tabs do. `facts` are those of lines that are new here. */
export function writePart(name: PartName, id: string, value: unknown[], facts: Facts): void {
  const stored = storedValue(PARTS[name]);
  if (name === 'cart') stored.write((value as CartLine[]).flatMap(toItem));
  else if (isOfDevice(name)) stored.write(value);
  else stored.write({ ...Object(stored.read()), [id]: value });
  window.dispatchEvent(new StorageEvent('storage', { key: `glow_${PARTS[name]}` }));

  function toItem({ id: lineId, quantity }: CartLine) {
    const known = itemsHere().find((item) => item.id === lineId);
    const choice = known ?? facts[lineId];
    // what is no longer sold leaves the cart, as it does on a page
    if (!choice) return [];
    const { product, variant } = choice;
    return [{ id: lineId, product, variant, price: known?.price ?? variant?.price ?? product.price, quantity }];
  }
}

/** The account's orders on this device become those of the server. */
export function writeOrders(id: string, orders: unknown): void {
  const stored = storedValue('orders');
  if (Array.isArray(orders)) stored.write({ ...Object(stored.read()), [id]: orders });
}

/** What the lines of a cart stand for that this device does not have; rejects without an answer. */
export async function factsOfNewLines(lines: unknown[]): Promise<Facts> {
  const known = new Set(itemsHere().map((item) => item.id));
  const missing = (lines as CartLine[]).filter((line) => !known.has(line.id)).map((line) => ['line', line.id]);
  const facts: Facts = {};
  for (let at = 0; at < missing.length; at += LINES_AT_ONCE) {
    const query = new URLSearchParams(missing.slice(at, at + LINES_AT_ONCE));
    const response = await fetch(`/page-data/lines?${query}`);
    if (!response.ok) throw new Error(`The lines answered ${response.status}`);
    Object.assign(facts, await response.json());
  }
  return facts;
}
