/** Formats a date as `Oct 30, 2026`: an ISO day as it is, an ISO timestamp as the day in the shopper's time zone, so never on the server (GEN-142). */
export function formatDay(date: string): string {
  const timeZone = date.length === 'yyyy-mm-dd'.length ? 'UTC' : undefined;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(date));
}
