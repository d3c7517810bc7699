/** The loading cost so far of the files below a URL path: their bytes as transferred, or encoded if cached, and the milliseconds with a pending request. */
export function measureLoad(path: string) {
  const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => new URL(name).pathname.startsWith(path) && new URL(name).origin === window.location.origin)
    .sort((a, b) => a.startTime - b.startTime);
  const bytesByUrl = new Map(
    loaded.map(({ name, encodedBodySize, transferSize }) => [name, transferSize || encodedBodySize]),
  );
  let busyUntil = 0;
  let duration = 0;
  for (const { startTime, responseEnd } of loaded) {
    duration += Math.max(0, responseEnd - Math.max(startTime, busyUntil));
    busyUntil = Math.max(busyUntil, responseEnd);
  }
  return {
    files: bytesByUrl.size,
    bytes: [...bytesByUrl.values()].reduce((sum, bytes) => sum + bytes, 0),
    duration: Math.round(duration),
  };
}
