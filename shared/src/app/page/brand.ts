/** The store's name, used in titles (GEN-1). */
export const BRAND = 'Glow';
