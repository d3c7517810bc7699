import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toApiError } from '../errors/toApiError';

const HOME = '<p><a href="/">Continue to the store</a></p>';

/** HTML page sent in response to a newsletter form; `content` is trusted markup, as is the link on. */
export function plainPage(heading: string, content: string, link = HOME): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${heading} · Glow</title>
<style>body { max-width: 32rem; margin: 18vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 Georgia, serif } h1 { font-weight: 400 } button { min-height: 2.75rem; padding: 0 1.5rem; font: inherit; cursor: pointer }</style>
</head>
<body>
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
export function sendErrorPages(
  server: FastifyInstance,
  pageOf: (message: string, request: FastifyRequest) => string,
): void {
  server.setErrorHandler((error, request, reply) => {
    const { status, message, retryAfter } = toApiError(error);
    if (status === 503) reply.header('retry-after', retryAfter);
    if (status >= 500) request.log.error({ status }, message);
    return reply.code(status).type('text/html; charset=utf-8').send(pageOf(message, request));
  });
}
