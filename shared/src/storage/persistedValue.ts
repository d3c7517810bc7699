/** A value in `localStorage`, or in `sessionStorage` for this tab only. */
export interface PersistedValue<T> {
  /** Undefined if missing or unreadable. A value that could not be stored is kept in memory until the page unloads. */
  read(): T | undefined;
  exists(): boolean;
  /** If storage fails, a warning is logged once. */
  write(value: T): void;
  /** Removes the value and the backup of an unreadable one. */
  remove(): void;
  /** Calls back when another tab changes the value; returns an unsubscribe function. */
  onChange(listener: () => void): () => void;
}

const warned = new Set<string>();

function warnOnce(key: string, problem: string, error: unknown) {
  if (warned.has(`${key} ${problem}`)) return;
  warned.add(`${key} ${problem}`);
  console.warn(`${key} ${problem}`, error);
}

/** JSON under `glow_<name>` (DATA-1). A value at which `parse` throws is logged and copied to `glow_<name>:backup`. */
export function createPersistedValue<T>(
  name: string,
  parse: (stored: unknown) => T,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): PersistedValue<T> {
  const key = `glow_${name}`;
  /** The latest value that could not be stored. */
  let unstored: { value: T } | undefined;

  function readRaw(): string | null {
    // there is no storage on the server
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
      return parse(fromJson(raw));
    } catch (error) {
      warnOnce(key, 'could not be understood', error);
      setItem(`${key}:backup`, raw);
      return undefined;
    }
  }

  function setItem(itemKey: string, raw: string): boolean {
    try {
      window[area].setItem(itemKey, raw);
      window.dispatchEvent(new Event('glow-stored'));
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

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
