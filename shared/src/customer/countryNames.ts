import type { Country } from '@glow/shared/orders';

/** Delivery countries (FORM-14), apart from the regions, which only forms need. */
export const countryNames: Record<Country, string> = { US: 'United States', CA: 'Canada' };
