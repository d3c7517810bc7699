/** As `Oct 30, 2026`: an ISO day as it is, a timestamp in the shopper's time zone, so not on the server (GEN-142). */
export function formatDay(date: string): string {
  const timeZone = date.length === 'yyyy-mm-dd'.length ? 'UTC' : undefined;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }).format(new Date(date));
}
