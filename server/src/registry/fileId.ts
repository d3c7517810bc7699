/** An id of `idOfFile`. */
export const FILE_ID = /^[\w-]{43}$/;

/** The name of a file of this integrity in URLs and folders: its SHA-256 in base64url. */
export function idOfFile(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha256-/, ''), 'base64').toString('base64url');
}

/** The integrity of a file with this id. */
export function integrityOfId(id: string): string {
  return `sha256-${id.replaceAll('-', '+').replaceAll('_', '/')}=`;
}
