import { theme } from '@glow/shared/theme';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toApiError } from '../errors/toApiError';

const { colors, fonts, heading: headings, radius, space, text, weight } = theme;

/** The store's look without its stylesheet, and without its fonts, whose names change with each build. */
const STYLE = `
body { margin: 0; background: ${colors.background}; color: ${colors.text}; font: 1rem/1.6 ${fonts.text}; text-align: center }
header { padding: ${space(4)}; border-bottom: 1px solid ${colors.line} }
main { max-width: ${theme.width.form}; margin: 12vh auto; padding: 0 ${theme.pageMargin}; text-wrap: balance }
h1 { font: ${weight.regular} ${headings.lg}/1.1 ${fonts.display} }
p { margin: ${space(5)} 0 }
img { vertical-align: middle }
header a { display: inline-block; min-height: ${theme.touchTarget}; line-height: ${theme.touchTarget} }
main a, button { display: inline-block; padding: ${space(3.5)} ${space(8)}; border: 1px solid; border-radius: ${radius.pill}; background: ${colors.accent}; color: ${colors.onAccent}; font: ${weight.semibold} ${text.lg}/1.4 ${fonts.text}; text-decoration: none; cursor: pointer }
main a:hover, button:hover { background: ${colors.accentStrong} }
:focus-visible { outline: 2px solid ${colors.accent}; outline-offset: 3px }`;

const HOME = '<p><a href="/">Continue to the store</a></p>';

/** A small HTML page; `content` and `link` are trusted markup. */
export function plainPage(heading: string, content: string, link = HOME): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${heading} · Glow</title>
<style>${STYLE}
</style>
</head>
<body>
<header><a href="/"><img src="/wordmark.svg" alt="Glow, home" width="92" height="34"></a></header>
<main>
<h1>${heading}</h1>
${content}
${link}
</main>
</body>
</html>
`;
}

/** Answers the errors of a form's routes with a page. */
export function sendErrorPages(server: FastifyInstance, pageOf: (message: string, request: FastifyRequest) => string) {
  server.setErrorHandler((error, request, reply) => {
    const { status, message, retryAfter } = toApiError(error);
    if (retryAfter) reply.header('retry-after', retryAfter);
    if (status >= 500) request.log.error({ status }, message);
    return reply.code(status).type('text/html; charset=utf-8').send(pageOf(message, request));
  });
}
