import type { FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { inlineScriptSource } from './inlineScript';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Inline styles are needed by the styling library. Scripts are same-origin files, except for the one inline script, allowed by its hash. */
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
};

const common = {
  contentSecurityPolicy: { useDefaults: false, directives },
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
} as const;
const overHttp = helmet({ ...common, strictTransportSecurity: false });
const overHttps = helmet({
  ...common,
  strictTransportSecurity: { maxAge: ONE_YEAR_SECONDS, includeSubDomains: false },
});

/** Sets the security headers of every response; HSTS over HTTPS only. */
export function setSecurityHeaders({ protocol, raw }: FastifyRequest, reply: FastifyReply): void {
  const setHeaders = protocol === 'https' ? overHttps : overHttp;
  reply.raw.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  setHeaders(raw, reply.raw, (error) => {
    if (error) throw error;
  });
}
