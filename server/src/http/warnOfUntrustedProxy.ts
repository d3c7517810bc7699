import type { FastifyInstance } from 'fastify';

const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'x-real-ip', 'forwarded'];

/** Says once on the log that a proxy forwards requests although `TRUST_PROXY` names none. */
export function warnOfUntrustedProxy(server: FastifyInstance): void {
  let hasWarned = false;
  server.addHook('onRequest', async ({ headers }) => {
    const header = FORWARDING_HEADERS.find((name) => name in headers);
    if (hasWarned || !header) return;
    hasWarned = true;
    server.log.warn(
      `A request came with ${header}, but TRUST_PROXY is empty: if a proxy sent it, all shoppers count as one address, and HTTPS is not noticed. Set TRUST_PROXY to the proxy's address.`,
    );
  });
}
