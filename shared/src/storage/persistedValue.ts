/** The product's name as every storage key's prefix (DATA-1). */
const KEY_PREFIX = 'glow_';

type Area = 'localStorage' | 'sessionStorage';

/** A value kept on this device: in `localStorage` for good, or in `sessionStorage` for this tab. */
export interface PersistedValue<T> {
  /** The stored value; undefined where there is none or it cannot be read. What the device refused to store is remembered until the page is left. */
  read(): T | undefined;
  exists(): boolean;
  /** Stores the value; where the device refuses, it stays in memory only and this is logged once. */
  write(value: T): void;
  /** Forgets the value, and what was kept of an unreadable one. */
  remove(): void;
  /** Calls back when another tab changes the value; returns how to stop. */
  onChange(listener: () => void): () => void;
}

const warned = new Set<string>();

function warnOnce(key: string, problem: string, error: unknown) {
  if (warned.has(`${key} ${problem}`)) return;
  warned.add(`${key} ${problem}`);
  console.warn(`${key} ${problem}`, error);
}

/**
 * One JSON value under `glow_<name>`. `parse` turns whatever was stored into a `T`, or throws.
 * What cannot be read is logged and kept under `glow_<name>:backup`, so that nothing a shopper had is overwritten.
 */
export function createPersistedValue<T>(name: string, parse: (stored: unknown) => T, area: Area = 'localStorage'): PersistedValue<T> {
  const key = KEY_PREFIX + name;
  /** The latest value where the device refused to store it. */
  let unstored: { value: T } | undefined;

  function readRaw(): string | null {
    // a server remembers nothing
    if (typeof window === 'undefined') return null;
    try {
      return window[area].getItem(key);
    } catch (error) {
      warnOnce(key, 'could not be read', error);
      return null;
    }
  }

  function read(): T | undefined {
    if (unstored) return unstored.value;
    const raw = readRaw();
    if (raw === null) return undefined;
    try {
      return parse(JSON.parse(raw));
    } catch (error) {
      warnOnce(key, 'could not be understood', error);
      setItem(`${key}:backup`, raw);
      return undefined;
    }
  }

  function setItem(itemKey: string, raw: string): boolean {
    try {
      window[area].setItem(itemKey, raw);
      return true;
    } catch (error) {
      warnOnce(itemKey, 'could not be stored', error);
      return false;
    }
  }

  function write(value: T) {
    unstored = setItem(key, JSON.stringify(value)) ? undefined : { value };
  }

  function remove() {
    unstored = undefined;
    try {
      window[area].removeItem(key);
      window[area].removeItem(`${key}:backup`);
    } catch (error) {
      warnOnce(key, 'could not be removed', error);
    }
  }

  function onChange(listener: () => void) {
    const handleStorage = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      unstored = undefined;
      listener();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }

  return { read, exists: () => unstored !== undefined || readRaw() !== null, write, remove, onChange };
}
