/** The product's name, as in titles (GEN-1). */
export const BRAND = 'Glow';
