import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../base/errors/ApiError';
import type { Composer } from './composer';
import { setPreviewCookie, type Previews } from './canaryAssignment';
import type { LocalRemotes } from '../../releases/repository/localRemotes';
import { previewText, readPreview, type Preview } from '../../releases/repository/preview';

/** Keeps the builds or composition id in `?preview=` in a session cookie, and redirects; undefined without it. */
export function previewRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  composer: Composer,
  { previewSigner, localRemotes }: Previews,
): FastifyReply | undefined {
  const [pathname = '/', query = ''] = request.url.split('?', 2);
  const parameters = new URLSearchParams(query);
  const requested = parameters.get('preview');
  if (requested === null) return undefined;
  const isOff = requested === 'off';
  const composition = composer.find(requested);
  // links may separate with commas
  const text = composition ? previewText(composition) : requested.replaceAll(',', '.');
  const isOwn = /^(same-origin|none)$/.test(String(request.headers['sec-fetch-site']));
  if (localRemotes?.read(text)) requireFirst(text, isOwn, localRemotes);
  // a composition without a published build is the live one
  else if (!isOff && composition?.size !== 0) requireAccess(readPreview(text, previewSigner), composer);
  parameters.delete('preview');
  setPreviewCookie(reply, isOff ? '' : text);
  reply.header('cache-control', 'no-store');
  // cached pages have another composition; a link of another site must not empty a shopper's cache
  if (isOwn) reply.header('clear-site-data', '"cache"');
  const rest = parameters.toString();
  // browsers read a path with two leading slashes or backslashes as another origin
  return reply.redirect(pathname.replace(/^[/\\\s]+/, '/') + (rest && `?${rest}`), 303);
}

/** A link of another site may not make a shopper's page run code of the shopper's own machine. */
function requireFirst(text: string, isOwn: boolean, localRemotes: LocalRemotes): void {
  if (!isOwn) throw new ApiError(403, 'Another site cannot open this link: paste it into the address bar.');
  if (!localRemotes.claimOnce(text)) throw new ApiError(403, 'This link was opened before: run `glow dev` again.');
}

function requireAccess({ builds, isSigned }: Preview, composer: Composer): void {
  const access = [...builds].map(([name, build]) => composer.previewAccess(name, build));
  if (access.length === 0 || access.includes(undefined)) throw new ApiError(404, 'There is no such build to look at.');
  if (isSigned || !access.includes('signed')) return;
  const wanted = previewText(builds).replaceAll('.', ',');
  throw new ApiError(
    403,
    `A build that is not served now is shown by a signed link that has not expired: npm run glow -- preview ${wanted} prints one.`,
  );
}
