import { MOST_PIECES } from '@glow/shared/validation';

/** An address, a card or a line of the cart; of the wishlist, a product's id. */
export type Entry = string | { id: string; isDefault?: boolean; quantity?: number };

/** A value as text, the same for the same fields in any order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}

/** The server's entries with this device's changes since `base`; unless `isKnown`, the larger quantity counts. */
export function withChanges(base: Entry[], local: Entry[], server: Entry[], isKnown = true): Entry[] {
  if (canonical(server) === canonical(base)) return local;
  const [before, here, there] = [byKey(base), byKey(local), byKey(server)];
  const ids = server.filter((entry) => here.has(keyOf(entry)) || !before.has(keyOf(entry))).map(idOf);
  let next = Math.max(0, ...[...local, ...server].map((entry) => Number(idOf(entry)) || 0));
  const added = local.filter((entry) => !there.has(keyOf(entry)));
  return [...added, ...server].flatMap((entry): Entry[] => {
    const [was, mine, theirs] = [before, here, there].map((entries) => entries.get(keyOf(entry)));
    if (typeof entry === 'object' && entry.quantity) {
      const [old, own, other] = [quantityOf(was), quantityOf(mine), quantityOf(theirs)];
      const sum = isKnown || own <= old ? own + other - old : Math.max(own, other);
      const quantity = Math.min(MOST_PIECES, own && other ? Math.max(1, sum) : sum);
      return quantity > 0 ? [{ ...entry, quantity }] : [];
    }
    if (was && !(mine && theirs)) return [];
    if (typeof entry === 'string') return [entry];
    // two devices give the same id to different entries
    if (!theirs) return [ids.includes(entry.id) ? { ...entry, id: String(++next) } : entry];
    const { isDefault } = mine && canonical(mine) !== canonical(was) ? Object(mine) : entry;
    return [{ ...entry, isDefault }];
  });
}

function byKey(entries: Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

/** Names a line of the cart, and any other entry by its content. */
function keyOf(entry: Entry): string {
  if (typeof entry === 'string') return entry;
  return entry.quantity ? entry.id : canonical({ ...entry, id: '', isDefault: false });
}

export function idOf(entry: Entry): string {
  return typeof entry === 'string' ? entry : entry.id;
}

export function quantityOf(entry?: Entry): number {
  return (typeof entry === 'object' && entry.quantity) || 0;
}
