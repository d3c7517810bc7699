import http, { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import type { Certificate } from './certificate';

/** How an edge proxy changes HTML documents. */
export type Change = (html: string) => string;

/** A reverse proxy for the store, like a CDN. */
export interface EdgeProxy {
  url: string;
  close(): void;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** What a CDN compresses if the origin has not. */
const TEXT = /^text\/|javascript|json|svg/;
const HOP_BY_HOP_HEADER = /^:|^(connection|keep-alive|transfer-encoding|content-length|upgrade|http2-settings)$/;

/** Opens a proxy with HTTP/2, TLS and brotli on a free port, so that every measured site has the same transport. */
export async function openEdgeProxy(store: string, certificate: Certificate, change?: Change): Promise<EdgeProxy> {
  const agent = new http.Agent({ keepAlive: true });
  const changed = new Map<string, Buffer>();

  function forward(
    { method, url, headers }: Http2ServerRequest,
    extraHeaders: OutgoingHttpHeaders,
    body?: Buffer,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      http
        .request(store + url, { method, agent, headers: { ...endToEndHeaders(headers), ...extraHeaders } }, resolve)
        .on('error', reject)
        .end(body);
    });
  }

  async function sendChanged(request: Http2ServerRequest, response: Http2ServerResponse, to: Change): Promise<void> {
    const originResponse = await forward(request, { 'accept-encoding': 'identity' });
    const text = (await buffer(originResponse)).toString();
    const headers = endToEndHeaders(originResponse.headers);
    if (originResponse.statusCode === 304) {
      response.writeHead(304, headers);
      return void response.end();
    }
    const body = changed.get(text) ?? brotliCompressSync(to(text), BROTLI);
    changed.set(text, body);
    response.writeHead(originResponse.statusCode ?? 502, { ...headers, 'content-encoding': 'br' });
    response.end(body);
  }

  async function sendUnchanged(request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> {
    const originResponse = await forward(request, {}, await buffer(request));
    const headers = endToEndHeaders(originResponse.headers);
    const isPlain = !headers['content-encoding'] && TEXT.test(String(headers['content-type']));
    if (!isPlain || request.method === 'HEAD' || originResponse.statusCode !== 200) {
      response.writeHead(originResponse.statusCode ?? 502, headers);
      return void originResponse.pipe(response);
    }
    response.writeHead(200, { ...headers, 'content-encoding': 'br' });
    originResponse.pipe(createBrotliCompress(BROTLI)).pipe(response);
  }

  const server = http2.createSecureServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
    const isDocument = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const sending = change && isDocument ? sendChanged(request, response, change) : sendUnchanged(request, response);
    sending.catch((error: unknown) => {
      console.error(`The proxy could not respond to ${request.url}:`, error);
      response.stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));

  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      agent.destroy();
    },
  };
}

/** Headers to forward, without connection-specific ones. */
function endToEndHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP_HEADER.test(name)));
}
