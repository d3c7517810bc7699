/** A moment or day in ISO form as read in the store, for example `Oct 30, 2026`; the same on server and device. */
export function formatDay(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
}
