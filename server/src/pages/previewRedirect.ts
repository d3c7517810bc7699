import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError';
import type { Composer } from './composer';
import { setPreviewCookie, readPreviews } from './canaryAssignment';

/** Value of `preview` that ends a preview. */
const OFF = 'off';

/**
 * Handles `?preview=checkout@4f1c` (or a composition id): stores the builds in a session cookie and redirects to the same page without it.
 * Only listed builds are accepted. Undefined where the URL has no `preview`.
 */
export function previewRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  composer: Composer,
): FastifyReply | undefined {
  const [pathname = '/', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const requested = parameters.get('preview');
  if (requested === null) return undefined;
  const composition = composer.find(requested);
  const previews = composition ?? readPreviews(requested);
  const isOff = requested === OFF;
  const isAvailable =
    composition || (previews.size > 0 && [...previews].every(([name, build]) => composer.has(name, build)));
  if (!isOff && !isAvailable) throw new ApiError(404, 'There is no such build to look at.');
  parameters.delete('preview');
  setPreviewCookie(reply, previews);
  reply.header('cache-control', 'no-store');
  // cached pages are of another composition; a link of another site must not empty a shopper's cache
  if (/^(same-origin|none)$/.test(String(request.headers['sec-fetch-site'])))
    reply.header('clear-site-data', '"cache"');
  const rest = parameters.toString();
  // browsers read a path with two leading slashes or backslashes as another origin
  return reply.redirect(pathname.replace(/^[/\\\s]+/, '/') + (rest && `?${rest}`), 303);
}
