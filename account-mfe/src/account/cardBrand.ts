/** The networks whose cards have 16 digits, by how their numbers begin. */
const BRANDS: [brand: string, beginning: RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['discover', /^6/],
];

/** The network of a card number; 'card' where it is none we know. */
export function cardBrand(digits: string): string {
  return BRANDS.find(([, beginning]) => beginning.test(digits))?.[0] ?? 'card';
}
