/** One chapter of a product's story. `picture` is a name for `Picture`. */
export interface StoryChapter {
  topic: string;
  heading: string;
  text: string;
  picture: string;
}

/**
 * The stories of the sample bestsellers, by product id (PROD-62): brand content, not catalogue data, so they stand here (decision 0029).
 * On the server only: a page's data brings its chapters.
 */
export const productStories: Readonly<Record<string, StoryChapter[]>> = {
  'skn-001': [
    {
      topic: 'Texture',
      heading: 'Golden, and gone in a minute',
      text: 'The serum pours thin and honey-colored, spreads without drag and leaves no film behind. What you feel on the fingertip is all there is to feel.',
      picture: 'products/skn-001-3',
    },
    {
      topic: 'Ingredient',
      heading: 'Vitamin C, kept calm',
      text: 'We use 3-O-ethyl ascorbic acid, a stable form of vitamin C. Ferulic acid and vitamin E keep it company, niacinamide evens the look of skin tone, and amber glass keeps the light out.',
      picture: 'blog/3',
    },
    {
      topic: 'Ritual',
      heading: 'Three drops, every morning',
      text: 'After cleansing, press three drops into dry skin with your palms. Wait a minute, then moisturizer, then sunscreen.',
      picture: 'products/skn-001-2',
    },
  ],
  'skn-002': [
    {
      topic: 'Texture',
      heading: 'Cushioned, never heavy',
      text: 'Squalane and shea butter give the cream its slow, deep slip. It softens at the warmth of your hands and settles before your head meets the pillow.',
      picture: 'products/skn-002-3',
    },
    {
      topic: 'Ingredient',
      heading: 'Three ceramides and bakuchiol',
      text: 'Ceramides NP, AP and EOP, together with cholesterol, support the skin barrier. Bakuchiol, from the seeds of the babchi plant, smooths the look of the surface overnight.',
      picture: 'products/skn-002-2',
    },
    {
      topic: 'Ritual',
      heading: 'The last step of the evening',
      text: 'Warm a hazelnut of cream between your fingers and press it over face and neck. Breathe out, and leave the rest to the night.',
      picture: 'collections/skincare',
    },
  ],
  'skn-003': [
    {
      topic: 'Texture',
      heading: 'Small bubbles, dense as a cloud',
      text: 'Mild cleansers from coconut make small, dense bubbles that glide rather than squeak. They rinse off in one pass and leave nothing tight behind.',
      picture: 'products/skn-003-3',
    },
    {
      topic: 'Ingredient',
      heading: 'Oat, eucalyptus and aloe',
      text: 'Oat kernel extract comforts, eucalyptus leaf refreshes, and aloe with panthenol keeps the wash kind enough for twice a day.',
      picture: 'products/skn-003-2',
    },
    {
      topic: 'Ritual',
      heading: 'Where every routine begins',
      text: 'Work one pump between wet hands, circle it over damp skin for half a minute, and rinse with lukewarm water. Then serum, then cream.',
      picture: 'blog/1',
    },
  ],
  'mkp-001': [
    {
      topic: 'Texture',
      heading: 'It pours like a serum',
      text: 'Squalane and glycerin carry the pigment, so it moves with skin instead of sitting on it. Sheer in one layer, medium in two, and never a mask.',
      picture: 'products/mkp-001-3-honey',
    },
    {
      topic: 'On skin',
      heading: 'Look at it on skin like yours',
      text: 'A shade is only true on skin. Choose one above to see its swatch on a fair, a medium and a deep forearm, in the same light.',
      picture: 'products/mkp-001-swatch-sand',
    },
    {
      topic: 'Ritual',
      heading: 'One pump, brow to jaw',
      text: 'Begin at the center of the face and press outward with your fingers. Add a second layer only where you want it.',
      picture: 'products/mkp-001-2',
    },
  ],
  'mkp-005': [
    {
      topic: 'Texture',
      heading: 'Matte, the way velvet is',
      text: 'Full color in one stroke, with soft edges and no chalk. It sets in a moment and bends with every word you say.',
      picture: 'products/mkp-005-3-berry',
    },
    {
      topic: 'Ingredient',
      heading: 'Jojoba oil and shea butter',
      text: 'Both keep the color supple from the first coffee to the last toast, so that matte never has to mean dry.',
      picture: 'products/mkp-005-2',
    },
    {
      topic: 'On skin',
      heading: 'One red, three skins',
      text: 'Color reads differently on every skin. Choose a shade above to see its swatch on a fair, a medium and a deep forearm.',
      picture: 'products/mkp-005-swatch-classic-red',
    },
  ],
};
