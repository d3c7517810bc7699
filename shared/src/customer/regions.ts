import type { Country } from '@glow/shared/orders';
import names from './regions.json' with { type: 'json' };

/** Region names by country and code: 50 US states, 13 Canadian provinces and territories (FORM-15). */
export const regions: Record<Country, Record<string, string>> = names;
