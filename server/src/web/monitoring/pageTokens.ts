import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { buildsIn } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import type { Signer } from '../../base/config/signingKey';

export interface ServedPage {
  id: string;
  /** Hash of the shopper's network, which differs in each process. */
  network: string;
  /** The builds that it was served with, by package name. */
  builds: ReadonlyMap<string, string>;
  /** Trace id and span id, in hexadecimal digits, of the request that served it. */
  trace?: string;
}

/** Tokens prove that a page was served with certain builds. Each belongs to the network that uses it first. */
export type PageTokens = ReturnType<typeof createPageTokens>;

const NONCE_BYTES = 12;
const NONCE_LENGTH = Buffer.alloc(NONCE_BYTES).toString('base64url').length;
const LIFETIME_MS = 24 * 60 * 60_000;

/** Used tokens that are remembered; the token used longest ago is forgotten. */
const MAX_USED = 100_000;

/** With a hyphen or point, some tokens would look like card numbers, which the API rejects. */
const SEPARATOR = '~';

/** A token is `<composition id>~<time>~<nonce>~<HMAC-SHA256>`. `packages` are in the order of composition ids. */
export function createPageTokens(signer: Signer, packages: () => readonly string[], now: () => number = Date.now) {
  const networks = new LRUCache<string, string>({ maxSize: MAX_USED, sizeCalculation: () => 1 });
  const salt = randomBytes(16);

  function networkId(address: string): string {
    return createHmac('sha256', salt).update(address).digest('base64url');
  }

  return {
    networkId,
    /** `trace` is the trace of `ServedPage`. */
    issue(compositionId: string, trace = ''): string {
      // unlike `randomBytes`, Node makes these for many calls at a time
      const random = Buffer.from(randomUUID().replaceAll('-', ''), 'hex').subarray(0, NONCE_BYTES);
      const nonce = random.toString('base64url') + Buffer.from(trace, 'hex').toString('base64url');
      const content = [compositionId, now().toString(36), nonce].join(SEPARATOR);
      return [content, signer.sign(content)].join(SEPARATOR);
    },
    /** Undefined if the token is invalid, too old, or was used from another network (`address`) before. */
    redeem(token: string | undefined, address: string): ServedPage | undefined {
      const network = networkId(address);
      const [, content = '', compositionId = '', time = '', id = '', signature = ''] =
        /^((.+)~(\w+)~([\w-]+))~([\w-]+)$/.exec(token ?? '') ?? [];
      if (!signer.isSigned(content, signature) || now() - parseInt(time, 36) > LIFETIME_MS) return undefined;
      if ((networks.get(id) ?? network) !== network) return undefined;
      networks.set(id, network);
      const builds = buildsIn(compositionId);
      const trace = Buffer.from(id.slice(NONCE_LENGTH), 'base64url').toString('hex') || undefined;
      return { id, network, trace, builds: new Map(packages().map((name, index) => [name, builds[index] ?? ''])) };
    },
  };
}
