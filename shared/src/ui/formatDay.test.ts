import { formatDay } from './formatDay';

test.each([
  ['2026-10-30', 'Oct 30, 2026'],
  ['2026-01-01T23:59:59.000Z', 'Jan 1, 2026'],
])('%s reads %s', (date, text) => {
  expect(formatDay(date)).toBe(text);
});
