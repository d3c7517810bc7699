/** What loading one package has cost on this page. */
export interface Load {
  files: number;
  /** Bytes of its files as they were sent; those that came from the browser's cache count as they are there. */
  bytes: number;
  /** From its first request to its last byte, in milliseconds; time in which nothing was under way is left out. */
  duration: number;
}

/** What the files below a URL path have cost until now. */
export function measureLoad(path: string): Load {
  const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => new URL(name).pathname.startsWith(path) && new URL(name).origin === window.location.origin)
    .sort((a, b) => a.startTime - b.startTime);
  const bytesByUrl = new Map(loaded.map(({ name, encodedBodySize, transferSize }) => [name, transferSize || encodedBodySize]));
  let busyUntil = 0;
  let duration = 0;
  for (const { startTime, responseEnd } of loaded) {
    duration += Math.max(0, responseEnd - Math.max(startTime, busyUntil));
    busyUntil = Math.max(busyUntil, responseEnd);
  }
  return { files: bytesByUrl.size, bytes: [...bytesByUrl.values()].reduce((sum, bytes) => sum + bytes, 0), duration: Math.round(duration) };
}
