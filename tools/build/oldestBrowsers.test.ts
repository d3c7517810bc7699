import { readFileSync } from 'node:fs';
import { commonRules } from '../checks/lintRules.js';
import { OLDEST_BROWSERS } from './oldestBrowsers.js';

test('The oldest browsers are those of the rule, and lint refuses what one of them lacks (GEN-141)', () => {
  const { chrome, edge, firefox, safari } = OLDEST_BROWSERS;
  expect([chrome, edge]).toEqual([111, 111]);
  expect(readFileSync('docs/store-rules.md', 'utf8')).toContain(
    `works in Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari} and later.`,
  );
  const { rules } = commonRules.overrides.find(({ files }) => files[0] === '**/*.{ts,tsx}') ?? {};
  for (const lacking of ['Object.groupBy', 'AbortSignal.any', 'URL.canParse'].map((api) => api.split('.')))
    expect(rules).toMatchObject({
      'no-restricted-properties': expect.arrayContaining([
        expect.objectContaining({ object: lacking[0], property: lacking[1] }),
      ]),
    });
});
