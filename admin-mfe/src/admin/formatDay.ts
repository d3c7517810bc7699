const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** An ISO day as read in the store, for example `Oct 30, 2026`. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(day));
}
