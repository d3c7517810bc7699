import { createHmac, randomBytes } from 'node:crypto';
import { buildsIn } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import type { Signer } from '../../base/config/signingKey';

/** A page that reports with its own token. */
export interface ServedPage {
  /** Unique for each page. */
  id: string;
  /** Hash of the shopper's network, of this process only. */
  network: string;
  /** The builds it was served with, by package name. */
  builds: ReadonlyMap<string, string>;
  /** The request that it was served to, if that was traced: trace id and span id in hexadecimal digits. */
  trace?: string;
}

/** Tokens that prove that a page was served with certain builds. */
export type PageTokens = ReturnType<typeof createPageTokens>;

const NONCE_BYTES = 12;
/** Length of the random part in the token. */
const NONCE_LENGTH = Buffer.alloc(NONCE_BYTES).toString('base64url').length;
const LIFETIME_MS = 24 * 60 * 60_000;

/** Used tokens that are remembered; the one used longest ago is forgotten. */
const MAX_USED = 100_000;

/** The separator of a composition id: a hyphen or point would make some tokens look like card numbers, which the API rejects. */
const SEPARATOR = '~';

/** Tokens `<composition id>~<time>~<nonce>~<HMAC-SHA256>`, each of the network that uses it first. `packages` have the order of composition ids. */
export function createPageTokens(signer: Signer, packages: () => readonly string[], now: () => number = Date.now) {
  const networks = new LRUCache<string, string>({ maxSize: MAX_USED, sizeCalculation: () => 1 });
  const salt = randomBytes(16);
  let random = Buffer.alloc(0);

  /** Random bytes are made for many pages at a time. */
  function nextNonce(): string {
    if (random.length === 0) random = randomBytes(NONCE_BYTES * 1024);
    const nonce = random.subarray(0, NONCE_BYTES).toString('base64url');
    random = random.subarray(NONCE_BYTES);
    return nonce;
  }

  function networkId(address: string): string {
    return createHmac('sha256', salt).update(address).digest('base64url');
  }

  return {
    /** The hash by which the network of an address is known. */
    networkId,
    /** A new token for a page of this composition; `trace` names the request that it is served to (see `ServedPage`). */
    issue(compositionId: string, trace = ''): string {
      const nonce = nextNonce() + Buffer.from(trace, 'hex').toString('base64url');
      const content = [compositionId, now().toString(36), nonce].join(SEPARATOR);
      return [content, signer.sign(content)].join(SEPARATOR);
    },
    /** The page of a token; undefined if the token is invalid, too old, or was used from another network (`address`) before. */
    redeem(token: string | undefined, address: string): ServedPage | undefined {
      const network = networkId(address);
      const [, content = '', compositionId = '', time = '', id = '', signature = ''] =
        /^((.+)~(\w+)~([\w-]+))~([\w-]+)$/.exec(token ?? '') ?? [];
      if (!signer.isSigned(content, signature) || now() - parseInt(time, 36) > LIFETIME_MS) return undefined;
      const user = networks.get(id) ?? network;
      if (user !== network) return undefined;
      networks.set(id, network);
      const builds = buildsIn(compositionId);
      const trace = Buffer.from(id.slice(NONCE_LENGTH), 'base64url').toString('hex') || undefined;
      return { id, network, trace, builds: new Map(packages().map((name, index) => [name, builds[index] ?? ''])) };
    },
  };
}
