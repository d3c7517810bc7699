/**
 * The kits of Glow Kits, brand content like the stories (decision 0029): products that are added to the cart with one press, without a price
 * of their own (COL-60). On the server only: a page's data brings them.
 */
export const kits = [
  {
    id: 'morning-glow',
    name: 'Morning Glow',
    text: 'Cleanse, tone and brighten before coffee.',
    productIds: ['skn-003', 'skn-005', 'skn-001'],
  },
  {
    id: 'evening-rest',
    name: 'Evening Rest',
    text: 'The day comes off, and the night does the rest.',
    productIds: ['skn-003', 'skn-004', 'skn-002'],
  },
  {
    id: 'soft-glow-face',
    name: 'Soft Glow Face',
    text: 'A flush, light above it, and one color for the lips.',
    productIds: ['mkp-003', 'mkp-006', 'mkp-005'],
  },
];
