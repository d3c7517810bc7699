import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError';
import type { Composer } from './composer';
import { setPreviewCookie } from './canaryAssignment';
import type { Signer } from '../config/signingKey';
import { previewText, readPreview, type Preview } from '../releases/preview';

/** Value of `preview` that ends a preview. */
const OFF = 'off';

/**
 * Handles `?preview=` with builds, signed or not, or with a composition id: stores them in a session cookie and redirects to the same page
 * without it. Builds that are not served to shoppers now need a signature. Undefined where the URL has no `preview`.
 */
export function previewRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  composer: Composer,
  signer: Signer,
): FastifyReply | undefined {
  const [pathname = '/', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const requested = parameters.get('preview');
  if (requested === null) return undefined;
  const isOff = requested === OFF;
  const composition = composer.find(requested);
  // links may separate with commas
  const text = composition ? previewText(composition) : requested.replaceAll(',', '.');
  const preview = readPreview(text, signer);
  // a composition without a published build is the live one
  if (!isOff && composition?.size !== 0) requireAccess(preview, composer);
  parameters.delete('preview');
  setPreviewCookie(reply, isOff ? '' : text);
  reply.header('cache-control', 'no-store');
  // cached pages are of another composition; a link of another site must not empty a shopper's cache
  if (/^(same-origin|none)$/.test(String(request.headers['sec-fetch-site'])))
    reply.header('clear-site-data', '"cache"');
  const rest = parameters.toString();
  // browsers read a path with two leading slashes or backslashes as another origin
  return reply.redirect(pathname.replace(/^[/\\\s]+/, '/') + (rest && `?${rest}`), 303);
}

function requireAccess({ builds, isSigned }: Preview, composer: Composer): void {
  const access = [...builds].map(([name, build]) => composer.previewAccess(name, build));
  if (access.length === 0 || access.includes(undefined)) throw new ApiError(404, 'There is no such build to look at.');
  if (isSigned || !access.includes('signed')) return;
  const wanted = previewText(builds).replaceAll('.', ',');
  throw new ApiError(
    403,
    `A build that is not served now is shown by a signed link that has not expired: npm run releases -- preview ${wanted} prints one.`,
  );
}
