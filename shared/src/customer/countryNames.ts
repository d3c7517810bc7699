import type { Country } from '@glow/shared/orders';

/** Delivery countries (FORM-14). */
export const countryNames: Record<Country, string> = { US: 'United States', CA: 'Canada' };
