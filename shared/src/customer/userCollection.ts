import { createPersistedValue } from '@glow/shared/storage';
import { isRecord } from '@glow/shared/storage';

interface Entry {
  id: string;
  isDefault: boolean;
}

/** A per-user list in localStorage, default entry first, then the latest. A non-empty list has exactly one default. */
export interface UserCollection<T extends Entry> {
  list(userId: string): T[];
  /** Adds an entry and replaces an equal one. The first entry is the default. */
  add(userId: string, entry: Omit<T, 'id' | 'isDefault'>): void;
  /** Changes an entry; another entry that is equal afterwards is removed. */
  update(userId: string, id: string, changes: Partial<Omit<T, 'id' | 'isDefault'>>): void;
  /** Removes an entry; if it was the default, the latest of the others becomes the default. */
  remove(userId: string, id: string): void;
  makeDefault(userId: string, id: string): void;
}

/** Creates a list per user, stored under `glow_<name>`. `isEntry` validates stored entries. */
export function createUserCollection<T extends Entry>(
  name: string,
  isEntry: (stored: Record<string, unknown>) => boolean,
): UserCollection<T> {
  function parse(stored: unknown): Record<string, T[]> {
    const isList = (list: unknown): list is T[] =>
      Array.isArray(list) && list.every((entry) => isRecord(entry) && isEntry(entry));
    if (!isRecord(stored) || !Object.values(stored).every(isList)) throw new Error(`not ${name} by user`);
    return stored as Record<string, T[]>;
  }

  const stored = createPersistedValue(name, parse);

  /** In stored order: latest first. */
  function entriesOf(userId: string): T[] {
    return withOneDefault(stored.read()?.[userId] ?? []);
  }

  function replace(userId: string, entries: T[]) {
    stored.write({ ...stored.read(), [userId]: withOneDefault(entries) });
  }

  return {
    list: (userId) => [...entriesOf(userId)].sort((one, other) => Number(other.isDefault) - Number(one.isDefault)),
    add(userId, details) {
      const entries = entriesOf(userId);
      const same = entries.find((known) => isSameEntry(known, details));
      const entry = { ...details, id: nextId(entries), isDefault: same?.isDefault ?? false } as T;
      replace(userId, [entry, ...entries.filter((known) => known !== same)]);
    },
    update(userId, id, changes) {
      const entries = entriesOf(userId);
      const known = entries.find((entry) => entry.id === id);
      if (!known) return;
      const details = { ...known, ...changes };
      const same = entries.find((entry) => entry !== known && isSameEntry(entry, details));
      const changed = { ...details, isDefault: known.isDefault || (same?.isDefault ?? false) };
      replace(
        userId,
        entries.filter((entry) => entry !== same).map((entry) => (entry === known ? changed : entry)),
      );
    },
    remove: (userId, id) =>
      replace(
        userId,
        entriesOf(userId).filter((entry) => entry.id !== id),
      ),
    makeDefault(userId, id) {
      const entries = entriesOf(userId);
      if (entries.some((entry) => entry.id === id))
        replace(
          userId,
          entries.map((entry) => ({ ...entry, isDefault: entry.id === id })),
        );
    },
  };
}

/** Ensures exactly one default: the first entry marked as such, else the latest. */
function withOneDefault<T extends Entry>(entries: T[]): T[] {
  const chosen = entries.find(({ isDefault }) => isDefault) ?? entries[0];
  return entries.map((entry) =>
    entry.isDefault === (entry === chosen) ? entry : { ...entry, isDefault: entry === chosen },
  );
}

function isSameEntry<T extends Entry>(known: T, details: Omit<T, 'id' | 'isDefault'>): boolean {
  return Object.entries(details).every(
    ([name, value]) => name === 'id' || name === 'isDefault' || known[name as keyof T] === value,
  );
}

function nextId(entries: Entry[]): string {
  const numbers = entries.map(({ id }) => Number(id) || 0);
  return String(Math.max(0, ...numbers) + 1);
}
