import { createPersistedValue, isLike, isRecord } from '@glow/shared/storage';

export type Saved<Type extends string, Details> = Details & { id: string; type: Type; isDefault: boolean };

export type UserCollection<Type extends string, Details extends object> = ReturnType<
  typeof createUserCollection<Type, Details>
>;

/** A user's list of `most` entries under `glow_<name>`, the default first. `toDetails` picks the stored fields. */
export function createUserCollection<Type extends string, Details extends object>(
  name: string,
  type: Type,
  toDetails: (entry: Details) => Details,
  isDetails: (entry: unknown) => boolean,
  most: number,
) {
  type Entry = Saved<Type, Details>;

  function parse(stored: unknown): Record<string, Entry[]> {
    const isEntry = (entry: unknown) => isLike({ id: '' }, entry) && isDetails(entry);
    const isList = (list: unknown) => Array.isArray(list) && list.every(isEntry);
    if (!isRecord(stored) || !Object.values(stored).every(isList)) throw new Error(`not ${name} by user`);
    return stored as Record<string, Entry[]>;
  }

  const stored = createPersistedValue(name, parse);

  /** In stored order: latest first. */
  function entriesOf(userId: string): Entry[] {
    return withOneDefault(new Map(Object.entries(stored.read() ?? {})).get(userId) ?? []);
  }

  function change(userId: string, changed: (entries: Entry[]) => Entry[]) {
    stored.write({ ...stored.read(), [userId]: withOneDefault(changed(entriesOf(userId))) });
  }

  function isSame(one: Details, other: Details): boolean {
    return JSON.stringify(toDetails(one)) === JSON.stringify(toDetails(other));
  }

  return {
    most,
    /** Calls back when another tab, or the account on the server, changes a list. */
    onChange: stored.onChange,
    list: (userId: string) =>
      [...entriesOf(userId)].sort((one, other) => Number(other.isDefault) - Number(one.isDefault)),
    /** Adds an entry and replaces an equal one; a full list takes no other. The first entry is the default. */
    add: (userId: string, details: Details) =>
      change(userId, (entries) => {
        const same = entries.find((entry) => isSame(entry, details));
        if (!same && entries.length >= most) return entries;
        const added = { ...toDetails(details), id: nextId(entries), type, isDefault: same?.isDefault ?? false };
        return [added, ...entries.filter((entry) => entry !== same)];
      }),
    /** Changes an entry; another entry that is equal afterwards is removed. */
    update: (userId: string, id: string, details: Details) =>
      change(userId, (entries) => {
        const known = entries.find((entry) => entry.id === id);
        const same = known && entries.find((entry) => entry !== known && isSame(entry, details));
        const isDefault = Boolean(known?.isDefault || same?.isDefault);
        const changed = { ...toDetails(details), id, type, isDefault };
        return entries.filter((entry) => entry !== same).map((entry) => (entry === known ? changed : entry));
      }),
    /** Removes an entry; if it was the default, the latest of the others becomes the default. */
    remove: (userId: string, id: string) => change(userId, (entries) => entries.filter((entry) => entry.id !== id)),
    makeDefault: (userId: string, id: string) =>
      change(userId, (entries) =>
        entries.some((entry) => entry.id === id)
          ? entries.map((entry) => ({ ...entry, isDefault: entry.id === id }))
          : entries,
      ),
  };
}

/** Ensures exactly one default: the first entry marked as such, else the latest. */
function withOneDefault<T extends { isDefault: boolean }>(entries: T[]): T[] {
  const chosen = entries.find(({ isDefault }) => isDefault) ?? entries[0];
  return entries.map((entry) =>
    entry.isDefault === (entry === chosen) ? entry : { ...entry, isDefault: entry === chosen },
  );
}

function nextId(entries: { id: string }[]): string {
  const numbers = entries.map(({ id }) => Number(id) || 0);
  return String(Math.max(0, ...numbers) + 1);
}
