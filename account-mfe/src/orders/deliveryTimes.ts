import type { Country } from '@glow/shared/orders';

/** Working days until an order leaves (INFO-3). */
export const LEAVES_WITHIN = 1;

/** Working days that a parcel takes, at least and at most (INFO-3). */
export const ARRIVES_WITHIN: Record<Country, [number, number]> = { US: [3, 5], CA: [5, 8] };

/** The ISO timestamp `days` working days after a date. */
export function workingDaysAfter(date: string, days: number): string {
  const day = new Date(date);
  for (let left = days; left > 0;) {
    day.setDate(day.getDate() + 1);
    const isWeekend = day.getDay() % 6 === 0;
    if (!isWeekend) left -= 1;
  }
  return day.toISOString();
}
