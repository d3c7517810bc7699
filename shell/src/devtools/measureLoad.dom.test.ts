import { measureLoad } from './tables';

function entry(path: string, startTime: number, responseEnd: number, transferSize: number, encodedBodySize?: number) {
  const times = { startTime, responseEnd };
  const bytes = { transferSize, encodedBodySize: encodedBodySize ?? transferSize };
  return { name: new URL(path, 'http://localhost').href, ...times, ...bytes };
}

test('bytes and times of the files below a path: each file once, files side by side, idle time left out, caches counted', () => {
  const loaded = [
    entry('/assets/blog/a.js', 100, 200, 3000),
    entry('/assets/blog/b.js', 150, 300, 0, 2000),
    entry('/assets/blog/b.js', 400, 410, 0, 2000),
    entry('/assets/blogger/c.js', 0, 9000, 9000),
    entry('https://cdn.example/assets/blog/d.js', 0, 9000, 9000),
  ];
  Object.assign(performance, { getEntriesByType: () => loaded });
  expect(measureLoad('/assets/blog/')).toEqual({ files: 2, bytes: 5000, duration: 210 });
  expect(measureLoad('/assets/admin/')).toEqual({ files: 0, bytes: 0, duration: 0 });
});
