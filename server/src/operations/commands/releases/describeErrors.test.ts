import type { PageError } from '../../../web/reports/pageErrors';
import type { PageFigure } from '../../../web/reports/pageFigures';
import { describeErrors } from './describeErrors';

/** The second line of a script is the third of its source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['webpack://glow_blog_1234/./src/Article.tsx'],
  sourcesContent: ['one\ntwo\nthree\nfour'],
  names: [],
  mappings: ';AAEA',
});

function error(changes: Partial<PageError> = {}): PageError {
  return {
    remote: 'blog',
    build: 'b1',
    composition: 'c1',
    phase: 'event',
    message: 'Error: broken',
    frames: ['at draw (/assets/blog/article.1a2b3c4d.js:2:9)'],
    browser: 'Chrome 141',
    count: 2,
    createdAt: Date.parse('2026-11-20T10:00:00Z'),
    seenAt: Date.parse('2026-11-21T10:00:00Z'),
    ...changes,
  };
}

function shown(build: string, count: number): PageFigure {
  return { remote: 'blog', build, screen: '', name: 'shown', count };
}

function describeAll(failures: PageError[], figures: PageFigure[], map?: string): Promise<string> {
  return describeErrors('blog', { failures, kept: [{ days: 28, figures }] }, async () => map);
}

test('errors of one place are one, with builds, browsers, pages and the lines of the source', async () => {
  const later = error({ build: 'b2', browser: 'Firefox 140', count: 5, seenAt: Date.parse('2026-11-22T10:00:00Z') });
  expect(await describeAll([error(), later], [shown('b1', 40), shown('b2', 60), shown('b0', 9)], MAP)).toBe(
    [
      'Error: broken (event): 7 times, first 2026-11-20 10:00 UTC, last 2026-11-22 10:00 UTC, in builds that 100 pages showed',
      'builds b1 (2), b2 (5); Chrome 141 (2), Firefox 140 (5)',
      'src/Article.tsx:3',
      '     1 | one',
      '     2 | two',
      '>    3 | three',
      '     4 | four',
    ].join('\n  '),
  );
});

test('without a source map the frames are shown, and the most frequent error comes first', async () => {
  const rare = error({ message: 'Error: rare', count: 1, frames: ['at shell (/assets/shell/main.js:1:2)'] });
  const text = await describeAll([rare, error()], []);
  expect(text.split('\n\n').map((part) => part.split('\n')[0]?.split(':')[1])).toEqual([
    ' broken (event)',
    ' rare (event)',
  ]);
  expect(text).toContain('at draw (/assets/blog/article.1a2b3c4d.js:2:9)');
});

test('a frame that no browser writes is shown as it is', async () => {
  const frames = ['at draw (/assets/blog/article.1a2b3c4d.js:0:0)'];
  expect(await describeAll([error({ frames })], [], MAP)).toContain(frames[0]);
});

test('without errors it says so', async () => {
  expect(await describeAll([], [])).toBe('No page has reported an error of blog within 28 days.');
});
