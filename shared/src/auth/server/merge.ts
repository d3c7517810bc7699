export interface CartLine {
  id: string;
  productId: string;
  variantId?: string;
  quantity: number;
}

/** The largest quantity of a line in an order. */
const MOST = 999;

/** A value as text, the same for the same fields in any order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
}

function byKey<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry> {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

/** Adds both changes since `base`. Unless `isKnown`, the server may have the device's: the larger quantity counts. */
export function mergeCart(base: CartLine[], local: CartLine[], server: CartLine[], isKnown = true): CartLine[] {
  const [before, here, there] = [base, local, server].map((lines) => byKey(lines, ({ id }) => id));
  const quantityOf = (id: string, lines = before) => lines?.get(id)?.quantity ?? 0;
  const all = byKey([...local, ...server], ({ id }) => id);
  return [...all.values()].flatMap((line) => {
    const [was, mine, theirs] = [quantityOf(line.id), quantityOf(line.id, here), quantityOf(line.id, there)];
    const sum = isKnown || mine <= was ? mine + theirs - was : Math.max(mine, theirs);
    const quantity = Math.min(MOST, mine > 0 && theirs > 0 ? Math.max(1, sum) : sum);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Merges lists: entries that one side has added stay, entries that one side has removed go. */
export function mergeList(base: unknown[], local: unknown[], server: unknown[]): unknown[] {
  if (canonical(server) === canonical(base)) return local;
  if (canonical(local) === canonical(base)) return server;
  const [before, here, there] = [base, local, server].map((entries) => byKey(entries, contentOf));
  const isChanged = (key: string) => canonical(here?.get(key)) !== canonical(before?.get(key));
  const added = local.filter((entry) => !before?.has(contentOf(entry)) && !there?.has(contentOf(entry)));
  const kept = server
    .filter((entry) => here?.has(contentOf(entry)) || !before?.has(contentOf(entry)))
    .map((entry) => (here?.has(contentOf(entry)) && isChanged(contentOf(entry)) ? here.get(contentOf(entry)) : entry));
  return withOwnIds([...added, ...kept]);
}

/** Identifies an entry by its content, because two devices give the same id to different entries. */
function contentOf(entry: unknown): string {
  return typeof entry === 'string' ? entry : canonical({ ...Object(entry), id: '', isDefault: false });
}

/** Gives a new id to each entry whose id another one has. */
function withOwnIds(entries: unknown[]): unknown[] {
  const numbers = entries.map((entry) => Number(Object(entry).id) || 0);
  let next = Math.max(0, ...numbers);
  const taken = new Set<unknown>();
  return entries.map((entry) => {
    if (typeof entry === 'string') return entry;
    const { id } = Object(entry);
    const own = taken.has(id) ? { ...Object(entry), id: String(++next) } : entry;
    taken.add(id);
    return own;
  });
}
