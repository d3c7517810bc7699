import type { Review } from '@glow/shared/catalog';

/** The three sample reviews; two are of the vitamin C serum (CAT-14). */
export const sampleReviews: readonly Review[] = [
  {
    id: 'rev-001',
    productId: 'skn-001',
    userName: 'Hannah K.',
    rating: 5,
    title: 'The step I never skip',
    comment:
      'I use four drops after cleansing, every morning. By the end of the first bottle my skin looked more even and a good deal less tired. It does not pill under my sunscreen, which is the reason I came back for a second one.',
    date: '2026-09-14',
    verified: true,
    helpful: 42,
  },
  {
    id: 'rev-002',
    productId: 'skn-001',
    userName: 'Priya S.',
    rating: 4,
    title: 'Lovely texture, begin slowly',
    comment:
      'It tingled for the first few days, so I used it every second morning and then daily, with no trouble since. The travel size is a sensible way to find out whether it suits you.',
    date: '2026-08-02',
    verified: false,
    helpful: 17,
  },
  {
    id: 'rev-003',
    productId: 'mkp-005',
    userName: 'Camille R.',
    rating: 5,
    title: 'Matte without the dryness',
    comment:
      'Berry lasted through a long dinner and faded softly rather than in patches. I wear a thin layer of balm underneath and blot once. The bullet is shaped well enough that I have stopped using a liner.',
    date: '2026-10-05',
    verified: true,
    helpful: 23,
  },
];
