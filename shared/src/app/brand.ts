/** The product's name, as in titles (decisions T43). */
export const BRAND = 'Glow';
