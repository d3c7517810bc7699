import type { Country } from '@glow/shared/orders';

// apart from the regions, which forms alone need
/** Delivery countries (FORM-14). */
export const countryNames: Record<Country, string> = { US: 'United States', CA: 'Canada' };
