import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { attempt } from '../../../base/system/attempt';

export type Sealer = ReturnType<typeof sealer>;

/** Encrypts texts for one purpose, with a key from the signing key; `open` returns undefined for any other text. */
export function sealer(signingKey: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', purpose, 32));
  return {
    seal(text: string) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const content = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...content]).toString('base64url');
    },
    open: (sealed: string) =>
      attempt(() => {
        const bytes = Buffer.from(sealed, 'base64url');
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
        decipher.setAuthTag(bytes.subarray(12, 28));
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      }),
  };
}
