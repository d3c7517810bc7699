import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { inlineScriptSource } from './inlineScript';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The styling library needs inline styles. Scripts are same-origin files, or the one inline script, by its hash. */
const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", inlineScriptSource],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  reportUri: ['/api/reports/csp'],
};

const setHeaders = helmet({
  contentSecurityPolicy: { useDefaults: false, directives },
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: false,
});

/** Sends HSTS only over HTTPS. */
export function setSecurityHeaders({ protocol, raw }: FastifyRequest, reply: FastifyReply): void {
  writeSecurityHeaders(protocol === 'https', raw, reply.raw);
}

interface PageSources {
  backends: string[];
  pictureHosts: string[];
  importMap?: string;
  local?: string;
}

/**
 * Allows backends, pictures of other hosts, the import map, and all files of a local remote, whose violations are not
 * reported.
 */
export function allowSources({ raw }: FastifyReply, { backends, pictureHosts, importMap, local }: PageSources): void {
  const policy = String(raw.getHeader('content-security-policy'));
  const pictures = pictureHosts.map((host) => `https://${host}`);
  // an edit of the local remote reloads the page, which a WebSocket tells it
  const edits = local ? [local.replace('http', 'ws')] : [];
  const wider = policy
    .replace(/script-src [^;]*/, ['$&', ...(importMap ? [importMap] : [])].join(' '))
    .replace(/connect-src [^;]*/, ['$&', ...backends, ...edits].join(' '))
    .replace(/img-src [^;]*/, ['$&', ...pictures].join(' '));
  const widest = wider.replace(/(?:script|style|img|font|connect)-src [^;]*/g, `$& ${local}`);
  raw.setHeader('content-security-policy', local ? widest.replace(/;report-uri [^;]*/, '') : wider);
}

/** For a response that is sent without a route. */
export function writeSecurityHeaders(isHttps: boolean, request: IncomingMessage, response: ServerResponse): void {
  if (isHttps) response.setHeader('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}`);
  response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  setHeaders(request, response, (error) => {
    if (error) throw error;
  });
}
