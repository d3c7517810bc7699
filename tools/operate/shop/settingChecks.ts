import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../../../server/src/config/config';
import { readSigningKey, signer, signingKeyFile } from '../../../server/src/config/signingKey';
import type { Finding } from './doctor';
import { megabytes } from '../text';

/** Beside the copies that an export makes, in bytes: the write-ahead log and a release. */
const SPARE_BYTES = 256 * 1024 * 1024;
const OWN_MACHINE = ['127.0.0.1', '::1', '[::1]', 'localhost'];

/** Room on the disk of the data folder; an export needs that of two databases. */
export function checkDisk({ dataDir, databaseUrl }: Config, databaseBytes = 0): Finding {
  const { bavail, bsize } = statfsSync(existingFolder(dataDir));
  const free = bavail * bsize;
  if (databaseUrl)
    return {
      isOk: free >= SPARE_BYTES,
      text: `${megabytes(free)} free here; the database has ${megabytes(databaseBytes)}, on a disk that its server sees`,
    };
  const needed = 2 * databaseBytes + SPARE_BYTES;
  return { isOk: free >= needed, text: `${megabytes(free)} free, ${megabytes(needed)} needed` };
}

/** Whether the public address and the trusted proxies fit. */
export function checkProxy({ siteUrl, trustProxy, host }: Config): Finding {
  const isPublic = siteUrl !== undefined && !OWN_MACHINE.includes(new URL(siteUrl).hostname);
  const proxies = trustProxy.join(', ');
  if (isPublic && siteUrl.startsWith('https:') && trustProxy.length === 0)
    return {
      isOk: false,
      text: `SITE_URL is ${siteUrl}, so a proxy ends HTTPS, but TRUST_PROXY is empty: all shoppers share its address and its limits`,
    };
  if (!isPublic && (trustProxy.length > 0 || !OWN_MACHINE.includes(host)))
    return {
      isOk: false,
      text: `SITE_URL is ${siteUrl ?? 'not set'}: links in messages and in the sitemap lead to this machine`,
    };
  return { isOk: true, text: `${siteUrl ?? 'this machine only'}, ${proxies ? `behind ${proxies}` : 'no proxy'}` };
}

/** Where the key of signatures is, and a fingerprint by which two instances can be compared. */
export function checkSigningKey(config: Config): Finding {
  const { signingKey, dataDir, sharedLimits } = config;
  const file = signingKeyFile(dataDir);
  if (signingKey) return { isOk: true, text: `SIGNING_KEY, ${fingerprint(signingKey)}; the same on every instance` };
  if (sharedLimits)
    return { isOk: false, text: 'SIGNING_KEY is not set, but SHARED_LIMITS says that there are several instances' };
  try {
    const key = readSigningKey(file);
    if (!key) return { isOk: true, text: `none yet: the first start makes ${file}` };
    if (process.platform !== 'win32' && statSync(file).mode & 0o077)
      return { isOk: false, text: `${file} can be read by other users: chmod 600 it` };
    return { isOk: true, text: `${file}, ${fingerprint(key)}; set SIGNING_KEY for a second instance` };
  } catch (error) {
    return { isOk: false, text: (error as Error).message };
  }
}

function fingerprint(key: string): string {
  return `fingerprint ${signer(key, 'fingerprint').sign('').slice(0, 8)}`;
}

function existingFolder(path: string): string {
  return existsSync(path) ? path : existingFolder(dirname(path));
}
