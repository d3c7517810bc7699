import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError';
import type { Composer } from './composer';
import { setPreviewCookie, readPreviews } from './canaryAssignment';

/** The value of a link that ends a preview. */
const OFF = 'off';

/**
 * Follows a link to a preview (`?preview=checkout@4f1c`, or a composition's id): keeps its builds for the browser's session and leads to the same page without it.
 * Nothing but a listed build is kept. Undefined where the URL is no such link.
 */
export function previewRedirect(request: FastifyRequest, reply: FastifyReply, composer: Composer): FastifyReply | undefined {
  const [pathname = '/', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get('preview');
  if (wanted === null) return undefined;
  const composed = composer.find(wanted);
  const previews = composed ?? readPreviews(wanted);
  const isOff = wanted === OFF;
  const isKnown = composed || (previews.size > 0 && [...previews].every(([name, build]) => composer.has(name, build)));
  if (!isOff && !isKnown) throw new ApiError(404, 'There is no such build to look at.');
  parameters.delete('preview');
  setPreviewCookie(reply, previews);
  // pages that the browser has kept are of the other store
  reply.headers({ 'cache-control': 'no-store', 'clear-site-data': '"cache"' });
  const rest = parameters.toString();
  // a path that begins with two slashes would be another site's
  return reply.redirect(pathname.replace(/^\/{2,}/, '/') + (rest && `?${rest}`), 303);
}
