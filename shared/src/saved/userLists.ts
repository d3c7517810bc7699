import { deviceValue } from '../storage/deviceStorage';
import { isRecord } from '../storage/isRecord';

interface Entry {
  id: string;
}

/** A list for every signed-in person, kept on this device under `glow_<name>`, latest first. */
export function userLists<T extends Entry>(name: string, isEntry: (stored: Record<string, unknown>) => boolean) {
  function parse(stored: unknown): Record<string, T[]> {
    const isList = (list: unknown): list is T[] => Array.isArray(list) && list.every((entry) => isRecord(entry) && isEntry(entry));
    if (!isRecord(stored) || !Object.values(stored).every(isList)) throw new Error(`not ${name} by user`);
    return stored as Record<string, T[]>;
  }

  const stored = deviceValue(name, parse);

  function list(userId: string): T[] {
    return stored.read()?.[userId] ?? [];
  }

  function replace(userId: string, entries: T[]) {
    stored.write({ ...stored.read(), [userId]: entries });
  }

  return {
    list,
    /** Puts an entry first; one that says the same makes way for it. */
    add: (userId: string, entry: T) => replace(userId, [entry, ...list(userId).filter((known) => !saysTheSame(known, entry))]),
    remove: (userId: string, id: string) => replace(userId, list(userId).filter((entry) => entry.id !== id)),
    /** An id no entry of this person has. */
    freshId: (userId: string) => `${Date.now()}-${list(userId).length}`,
  };
}

function saysTheSame(one: Entry, other: Entry): boolean {
  return JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' });
}
