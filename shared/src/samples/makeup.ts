import { samplesOf, shadesOf } from './describeSamples';

/** The six makeup products of the sample catalogue, in line-sheet order (CAT-2). */
export const makeup = samplesOf('makeup', [
  {
    id: 'mkp-001',
    name: 'Second Skin Serum Foundation',
    brand: 'Aurelle',
    price: 56_00,
    subcategory: 'foundation',
    description:
      'A fluid foundation with the slip of a serum and a finish that still looks like skin. One pump evens tone from brow to jaw; a second builds to medium coverage without a trace of mask.',
    variants: shadesOf('mkp-001', [
      ['Porcelain', '#F3DEC9', 22, true],
      ['Ivory', '#E9C9A8', 34, true],
      ['Sand', '#D9AC82', 41],
      ['Honey', '#BC8657', 27, true],
      ['Chestnut', '#8A5638', 0, true],
      ['Espresso', '#553222', 16, true],
    ]),
    stockCount: 140,
    rating: 4.6,
    reviewCount: 389,
    isBestseller: true,
    tags: ['base', 'serum foundation', 'buildable', 'natural finish', 'everyday'],
    ingredients:
      'Aqua, Isododecane, Squalane, Dimethicone, Glycerin, Propanediol, Polyglyceryl-4 Isostearate, Niacinamide, Sodium Hyaluronate, Silica, Disteardimonium Hectorite, Sodium Chloride, Tocopheryl Acetate, Triethoxycaprylylsilane, Phenoxyethanol, CI 77891, CI 77492, CI 77491, CI 77499',
    benefits: [
      'Evens tone with sheer to medium coverage',
      'A natural, skin-like finish through the day',
      'Six flexible shades from porcelain to espresso',
      'Blends with fingers, brush or sponge',
    ],
  },
  {
    id: 'mkp-002',
    name: 'Soft Focus Concealer',
    brand: 'Velour',
    price: 32_00,
    subcategory: 'concealer',
    description:
      'A creamy concealer with light-diffusing powders that blur rather than cover. The doe-foot tip places it precisely; a few taps of the ring finger and it melts into the skin around it.',
    variants: shadesOf('mkp-002', [
      ['Fair', '#F1D6B0', 20],
      ['Light', '#E3B589', 24],
      ['Tan', '#C98F60', 18],
      ['Deep', '#9C5F3C', 13],
    ]),
    stockCount: 75,
    rating: 4.5,
    reviewCount: 203,
    tags: ['base', 'under eye', 'blurring', 'everyday'],
    ingredients:
      'Aqua, Isododecane, Dimethicone, Trimethylsiloxysilicate, Glycerin, Caprylic/Capric Triglyceride, Polyglyceryl-4 Isostearate, Mica, Nylon-12, Silica, Caffeine, Sodium Hyaluronate, Disteardimonium Hectorite, Magnesium Sulfate, Tocopherol, Phenoxyethanol, CI 77891, CI 77492, CI 77491, CI 77499',
    benefits: [
      'Softens the look of shadows and redness',
      'Medium coverage that stays flexible',
      'Light-diffusing finish without shimmer',
    ],
  },
  {
    id: 'mkp-003',
    name: 'Petal Flush Powder Blush',
    brand: 'Velour',
    price: 36_00,
    subcategory: 'blush',
    description:
      'A finely pressed blush, embossed like an open flower, that gives cheeks a soft, diffused flush. The color builds in sheer layers, so the first sweep is quiet and the third is evening. The compact holds a full mirror.',
    variants: shadesOf('mkp-003', [
      ['Coral Bloom', '#E88A7D', 11],
      ['Rose', '#D67C86', 9, true],
      ['Mauve Mist', '#B5707F', 6, true],
    ]),
    stockCount: 26,
    rating: 4.7,
    reviewCount: 74,
    isNew: true,
    tags: ['cheek', 'powder', 'flush', 'buildable', 'matte'],
    ingredients:
      'Talc, Mica, Zinc Stearate, Silica, Caprylic/Capric Triglyceride, Squalane, Dimethicone, Zea Mays Starch, Rosa Damascena Flower Extract, Tocopheryl Acetate, Caprylyl Glycol, Phenoxyethanol, CI 77891, CI 77491, CI 15850, CI 45410',
    benefits: [
      'Sheer color that builds layer by layer',
      'A soft matte finish with no visible shimmer',
      'Silky powder that blends without patches',
    ],
  },
  {
    id: 'mkp-004',
    name: 'Ink Line Liquid Eyeliner',
    brand: 'Velour',
    price: 28_00,
    subcategory: 'eyeliner',
    description:
      'A deep black liquid liner with a tapered tip that draws anything from a hairline to a full wing. The ink goes on in a single pass, dries in seconds and stays where it was drawn until you take it off.',
    stockCount: 90,
    rating: 4.4,
    reviewCount: 246,
    tags: ['eyes', 'liquid liner', 'black', 'winged liner', 'long wear'],
    ingredients:
      'Aqua, Styrene/Acrylates/Ammonium Methacrylate Copolymer, CI 77266, Butylene Glycol, Propanediol, PEG-40 Hydrogenated Castor Oil, Glycerin, Panthenol, Sodium Dehydroacetate, Laureth-21, Ammonium Hydroxide, Caprylyl Glycol, Ethylhexylglycerin, Phenoxyethanol',
    benefits: [
      'Full black in a single stroke',
      'From the finest line to a bold wing',
      'Dries quickly and keeps its edge',
      'Comes off easily with cleanser',
    ],
  },
  {
    id: 'mkp-005',
    name: 'Velvet Matte Lipstick',
    brand: 'Velour',
    price: 30_00,
    subcategory: 'lipstick',
    description:
      'A true matte lipstick that wears like velvet: full color, soft edges and no chalkiness. Jojoba oil and shea butter keep it supple from the first coffee to the last toast.',
    variants: shadesOf('mkp-005', [
      ['Classic Red', '#B83240', 16],
      ['Rose', '#C4626B', 14, true],
      ['Bare', '#B9806E', 12, true],
      ['Berry', '#8C2F4B', 8, true],
      ['Plum', '#5E2A3C', 4, true],
    ]),
    stockCount: 54,
    rating: 4.7,
    reviewCount: 298,
    isBestseller: true,
    tags: ['lips', 'matte', 'long wear', 'red lipstick'],
    ingredients:
      'Dimethicone, Ricinus Communis Seed Oil, Octyldodecanol, Candelilla Cera, Silica, Polyethylene, Simmondsia Chinensis Seed Oil, Butyrospermum Parkii Butter, Cera Microcristallina, Kaolin, Tocopherol, Vanillin, CI 77891, CI 15850, CI 77491, CI 45410',
    benefits: [
      'Full color in one pass',
      'A comfortable, soft matte finish',
      'Keeps its shape without feathering',
      'Five shades for day and evening',
    ],
  },
  {
    id: 'mkp-006',
    name: 'Glow Drops Liquid Highlighter',
    brand: 'Glow Lab',
    price: 46_00,
    originalPrice: 58_00,
    subcategory: 'highlighter',
    description:
      'Champagne-toned drops that catch the light the way healthy skin does. Tap one along the cheekbone, or mix two into foundation for an all-over sheen that stays fine and never glittery.',
    stockCount: 12,
    rating: 4.8,
    reviewCount: 112,
    isNew: true,
    tags: ['glow', 'luminous', 'champagne', 'cheek', 'dewy'],
    ingredients:
      'Aqua, Mica, Glycerin, Squalane, Propanediol, Caprylic/Capric Triglyceride, Synthetic Fluorphlogopite, Sodium Hyaluronate, Polyglyceryl-6 Distearate, Sodium Polyacrylate, Tin Oxide, Tocopherol, Ethylhexylglycerin, Phenoxyethanol, CI 77891, CI 77491',
    benefits: [
      'A fine champagne sheen with no visible glitter',
      'Wear alone, over makeup or mixed into foundation',
      'Light texture that blends with a fingertip',
    ],
  },
]);
