/** Networks with 16-digit cards, by number prefix. */
const BRANDS: [brand: string, prefix: RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['discover', /^6/],
];

/** The network of a card number; 'card' if unknown. */
export function cardBrand(digits: string): string {
  return BRANDS.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'card';
}
