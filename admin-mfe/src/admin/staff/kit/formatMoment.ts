/** Formats a time as `Oct 30, 2026, 9:05 AM`, in the time zone of who looks. */
export function formatMoment(time: string | number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time));
}
