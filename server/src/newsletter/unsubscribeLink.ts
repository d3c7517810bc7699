import type { Signer } from '../config/signingKey';

export interface LinkOptions {
  /** Origin of the links. */
  site: string;
  unsubscribeSigner: Signer;
}

/** The purpose of the signatures in the links by which readers leave the newsletter. */
export const UNSUBSCRIBE_PURPOSE = 'unsubscribe';

/** The shape of a token: `<address in base64url>.<signature>`. An address of 254 characters has at most 1016 bytes. */
export const UNSUBSCRIBE_TOKEN = /^([\w-]{1,1355})\.([\w-]{43})$/;

/** The link by which the reader with this address, in lower case, leaves (NEWS-20). It does not expire. */
export function unsubscribeLink(site: string, emailKey: string, signer: Signer): string {
  return `${site}/unsubscribe${unsubscribeParameter(emailKey)}${signer.sign(emailKey)}`;
}

/** The part of these links that is the same in all of one reader. */
export function unsubscribeParameter(emailKey: string): string {
  return `?token=${Buffer.from(emailKey).toString('base64url')}.`;
}

/** The address of a token, in lower case; undefined for a token of another store. */
export function emailKeyOf(token: string, signer: Signer): string | undefined {
  const [, encoded = '', signature = ''] = UNSUBSCRIBE_TOKEN.exec(token) ?? [];
  const emailKey = Buffer.from(encoded, 'base64url').toString();
  return emailKey && signer.isSigned(emailKey, signature) ? emailKey : undefined;
}

/** Headers with which a mail program offers to leave with one press (RFC 8058). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
