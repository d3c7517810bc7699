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
  // cached pages are of another composition
  reply.headers({ 'cache-control': 'no-store', 'clear-site-data': '"cache"' });
  const rest = parameters.toString();
  // a path with two leading slashes would be an open redirect
  return reply.redirect(pathname.replace(/^\/{2,}/, '/') + (rest && `?${rest}`), 303);
}
