import type { Country } from '@glow/shared/orders';
import names from './regions.json' with { type: 'json' };

/** Names of the regions of a country by code: the 50 US states, or the 13 Canadian provinces and territories (FORM-15). */
export const regions: Record<Country, Record<string, string>> = names;
