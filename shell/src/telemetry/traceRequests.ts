/** Adds a traced page's token to requests to the store, so that they are in the same trace (decision 0032). */
export function traceRequests(token: string): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === window.location.origin) request.headers.set('page-token', token);
    return send(request);
  };
}
