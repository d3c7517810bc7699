/** The three testimonials of the home page; `rating` is 1 to 5 stars, `product` the name of the purchased product (HOME-6). */
export const testimonials = [
  {
    id: 'testimonial-1',
    name: 'Margaret L.',
    location: 'Portland, Oregon',
    quote:
      'I bought the travel size to be cautious and the full bottle three weeks later. My mornings are down to two products, and my skin has never looked more rested.',
    rating: 5,
    product: 'Glow Radiance Vitamin C Serum',
  },
  {
    id: 'testimonial-2',
    name: 'Isabelle T.',
    location: 'Montréal, Quebec',
    quote:
      'Our winters are hard on my face. This is the first night cream that still feels comfortable at breakfast, and the jar is lovely enough to leave out.',
    rating: 5,
    product: 'Midnight Repair Cream',
  },
  {
    id: 'testimonial-3',
    name: 'Danielle W.',
    location: 'Atlanta, Georgia',
    quote:
      'My shade matched on the first try. It looks like my own skin at nine in the morning, and very nearly so at six.',
    rating: 5,
    product: 'Second Skin Serum Foundation',
  },
];
