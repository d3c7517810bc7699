import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** A self-signed certificate for localhost, generated per run. */
export interface Certificate {
  key: string;
  cert: string;
  /** Hash of the public key that Chromium trusts; if it ignored certificate errors, it would have no HTTP cache. */
  publicKeyHash: string;
}

const COMMON_NAME = Buffer.from('0603550403', 'hex');
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');

/** Encodes one DER value: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

function time(daysFromNow: number): Buffer {
  const date = new Date(Date.now() + daysFromNow * 86_400_000).toISOString().replace(/\D/g, '');
  return der(0x17, Buffer.from(`${date.slice(2, 14)}Z`));
}

export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' });
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('localhost')))));
  const algorithm = sequence(ECDSA_WITH_SHA256);
  const content = sequence(der(0x02, Buffer.from([1])), algorithm, name, sequence(time(-1), time(7)), name, subjectKey);
  const certificate = sequence(content, algorithm, der(0x03, Buffer.from([0]), sign('sha256', content, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
    publicKeyHash: createHash('sha256').update(subjectKey).digest('base64'),
  };
}
