/** A hash of `integrityOf`. */
export const INTEGRITY = /^sha256-[A-Za-z0-9+/]{43}=$/;

/** An id of `idOfFile`. */
export const FILE_ID = /^[\w-]{43}$/;

/** The name of a file of this integrity in URLs and folders: its SHA-256 in base64url. */
export function idOfFile(integrity: string): string {
  return integrity
    .replace(/^sha256-/, '')
    .replace(/=+$/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** The integrity of a file with this id. */
export function integrityOfId(id: string): string {
  return `sha256-${id.replaceAll('-', '+').replaceAll('_', '/')}=`;
}
