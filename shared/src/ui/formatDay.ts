/** Formats an ISO date or timestamp as `Oct 30, 2026`; in a fixed locale and UTC, so that server and browser agree. */
export function formatDay(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}
