import { LRUCache } from 'lru-cache';
import type { Signer } from '../../base/config/signingKey';

/** A remote that a developer's browser loads from the same machine instead of its live build. */
export interface LocalRemote {
  name: string;
  /** The folder of its files, with `/` at the end: `http://127.0.0.1:5173/<nonce>/`. */
  base: string;
  until: Date;
}

export type LocalRemotes = ReturnType<typeof createLocalRemotes>;

export const LOCAL_REMOTE_PURPOSE = 'local-remote';

/** The longest validity, in milliseconds. */
export const LOCAL_REMOTE_MS = 60 * 60 * 1000;

/** The build of a local remote in the browser's registry. */
export const LOCAL_BUILD = 'local';

/** From 1 to 65535. */
const PORT = '(?:[1-9]\\d{0,3}|[1-5]\\d{4}|6(?:[0-4]\\d{3}|5(?:[0-4]\\d\\d|5(?:[0-2]\\d|3[0-5]))))';

const ADDRESS = `(?:localhost|127\\.0\\.0\\.1):${PORT}/[\\w-]{22}`;

/** Files of a local remote must be on the developer's machine, below a name that other sites do not know. */
export const LOCAL_BASE = new RegExp(`^http://${ADDRESS}/$`);

/** Name, address, expiry and signature. A preview's text has no slash. */
const TEXT = new RegExp(`^(([a-z][a-z0-9-]*)@(${ADDRESS})\\.(\\d{10}))\\.([\\w-]{43})$`);

const MAX_SEEN = 10_000;

/** Makes the texts of links and cookies, signed for the team's key: `keyOf` returns the key of a package's team. */
export function createLocalRemotes(signer: Signer, keyOf: (name: string) => string | undefined) {
  const seen = new LRUCache<string, true>({ max: MAX_SEEN, ttl: LOCAL_REMOTE_MS });
  const ofTeam = (content: string, name: string) => `${content} ${keyOf(name)}`;

  return {
    /** For example `gifts@127.0.0.1:5173/<nonce>.1763900000.<signature>`. */
    sign({ name, base, until }: LocalRemote): string {
      const content = `${name}@${base.slice('http://'.length, -1)}.${Math.floor(until.getTime() / 1000)}`;
      return `${content}.${signer.sign(ofTeam(content, name))}`;
    },
    /** Undefined if the text is invalid or has expired, or the team's key was replaced since. */
    read(text = ''): LocalRemote | undefined {
      const [, content = '', name = '', address = '', seconds = '', signature = ''] = TEXT.exec(text) ?? [];
      const until = new Date(Number(seconds) * 1000);
      const isValid = until.getTime() > Date.now() && keyOf(name) && signer.isSigned(ofTeam(content, name), signature);
      return isValid ? { name, base: `http://${address}/`, until } : undefined;
    },
    /** Claims a text for an hour; false if this instance has claimed it before. */
    claimOnce(text: string): boolean {
      // base64 spells one signature in several ways
      const content = TEXT.exec(text)?.[1] ?? text;
      if (seen.has(content)) return false;
      seen.set(content, true);
      return true;
    },
  };
}

/** At the end of the composition's id; no other id has an empty element. */
const MARK = '~~local';

export function localCompositionId(id: string, { until }: LocalRemote): string {
  return `${id}${MARK}~${until.getTime().toString(36)}`;
}

/** A page of such a composition has no figures of a released build. */
export function isLocalComposition(id: string | null): boolean {
  return id?.includes(MARK) ?? false;
}
