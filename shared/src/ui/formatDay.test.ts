import { formatDay } from './index';

const zones = jest.spyOn(Intl, 'DateTimeFormat');

test.each([
  ['2026-10-30', 'Oct 30, 2026', 'UTC'],
  ['2026-01-01', 'Jan 1, 2026', 'UTC'],
  ['2026-01-01T12:00:00.000Z', 'Jan 1, 2026', undefined],
])('%s reads %s: a day is the same everywhere, a moment is in the zone of the shopper (GEN-8)', (date, text, zone) => {
  expect(formatDay(date)).toBe(text);
  expect(zones.mock.lastCall?.[1]?.timeZone).toBe(zone);
});
