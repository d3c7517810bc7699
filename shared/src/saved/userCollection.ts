import { createPersistedValue } from '../storage/persistedValue';
import { isRecord } from '../storage/isRecord';

interface Entry {
  id: string;
  isDefault: boolean;
}

/** What someone keeps of a kind: their list on this device, the default first and then the latest. Where there are entries, exactly one is the default. */
export interface UserCollection<T extends Entry> {
  list(userId: string): T[];
  /** Puts an entry into the list; one that says the same makes way for it. The first one is the default. */
  add(userId: string, entry: Omit<T, 'id' | 'isDefault'>): void;
  /** Changes what an entry says; another that says the same goes. */
  update(userId: string, id: string, changes: Partial<Omit<T, 'id' | 'isDefault'>>): void;
  /** Takes an entry out; where it was the default, the latest of the others becomes it. */
  remove(userId: string, id: string): void;
  makeDefault(userId: string, id: string): void;
}

/** A list for every signed-in person, kept on this device under `glow_<name>`. */
export function createUserCollection<T extends Entry>(name: string, isEntry: (stored: Record<string, unknown>) => boolean): UserCollection<T> {
  function parse(stored: unknown): Record<string, T[]> {
    const isList = (list: unknown): list is T[] => Array.isArray(list) && list.every((entry) => isRecord(entry) && isEntry(entry));
    if (!isRecord(stored) || !Object.values(stored).every(isList)) throw new Error(`not ${name} by user`);
    return stored as Record<string, T[]>;
  }

  const stored = createPersistedValue(name, parse);

  /** As stored: the latest first. */
  function entriesOf(userId: string): T[] {
    return withOneDefault(stored.read()?.[userId] ?? []);
  }

  function replace(userId: string, entries: T[]) {
    stored.write({ ...stored.read(), [userId]: withOneDefault(entries) });
  }

  return {
    list: (userId) => [...entriesOf(userId)].sort((one, other) => Number(other.isDefault) - Number(one.isDefault)),
    add(userId, said) {
      const entries = entriesOf(userId);
      const same = entries.find((known) => isSameEntry(known, said));
      const entry = { ...said, id: nextId(entries), isDefault: same?.isDefault ?? false } as T;
      replace(userId, [entry, ...entries.filter((known) => known !== same)]);
    },
    update(userId, id, changes) {
      const entries = entriesOf(userId);
      const known = entries.find((entry) => entry.id === id);
      if (!known) return;
      const said = { ...known, ...changes };
      const same = entries.find((entry) => entry !== known && isSameEntry(entry, said));
      const changed = { ...said, isDefault: known.isDefault || (same?.isDefault ?? false) };
      replace(userId, entries.filter((entry) => entry !== same).map((entry) => (entry === known ? changed : entry)));
    },
    remove: (userId, id) => replace(userId, entriesOf(userId).filter((entry) => entry.id !== id)),
    makeDefault(userId, id) {
      const entries = entriesOf(userId);
      if (entries.some((entry) => entry.id === id)) replace(userId, entries.map((entry) => ({ ...entry, isDefault: entry.id === id })));
    },
  };
}

/** The same entries, of which the first that claims to be the default is it, else the latest. */
function withOneDefault<T extends Entry>(entries: T[]): T[] {
  const chosen = entries.find(({ isDefault }) => isDefault) ?? entries[0];
  return entries.map((entry) => (entry.isDefault === (entry === chosen) ? entry : { ...entry, isDefault: entry === chosen }));
}

function isSameEntry<T extends Entry>(known: T, said: Omit<T, 'id' | 'isDefault'>): boolean {
  return Object.entries(said).every(([name, value]) => name === 'id' || name === 'isDefault' || known[name as keyof T] === value);
}

function nextId(entries: Entry[]): string {
  const numbers = entries.map(({ id }) => Number(id) || 0);
  return String(Math.max(0, ...numbers) + 1);
}
