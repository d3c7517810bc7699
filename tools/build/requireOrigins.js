import { BACKEND } from '@glow/shared/integrity';

/**
 * Throws a message for the user if the backends of a package are no origins.
 * @param {{ name: string, folder: string, backends?: unknown }} found
 */
export function requireOrigins({ name, folder, backends = [] }) {
  if (Array.isArray(backends) && backends.every((origin) => BACKEND.test(origin))) return;
  throw new Error(
    `${folder === '.' ? 'package.json' : 'shared/remotes.json'}: "backends" of ${name} is a list of origins such as https://gifts.example, or http://localhost:3100, without path and wildcard, and not ${JSON.stringify(backends)}.`,
  );
}
