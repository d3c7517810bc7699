import type { ProductDetails } from './productTypes';

/** Details of the six makeup products, by product id. */
export const makeupDetails: Readonly<Record<string, ProductDetails>> = {
  'mkp-001': {
    ingredients: [
      'Aqua', 'Isododecane', 'Squalane', 'Dimethicone', 'Glycerin', 'Propanediol',
      'Polyglyceryl-4 Isostearate', 'Niacinamide', 'Sodium Hyaluronate', 'Silica', 'Disteardimonium Hectorite', 'Sodium Chloride',
      'Tocopheryl Acetate', 'Triethoxycaprylylsilane', 'Phenoxyethanol', 'CI 77891', 'CI 77492', 'CI 77491',
      'CI 77499',
    ],
    benefits: [
      'Evens tone with sheer to medium coverage',
      'A natural, skin-like finish through the day',
      'Six flexible shades from porcelain to espresso',
      'Blends with fingers, brush or sponge',
    ],
  },
  'mkp-002': {
    ingredients: [
      'Aqua', 'Isododecane', 'Dimethicone', 'Trimethylsiloxysilicate', 'Glycerin', 'Caprylic/Capric Triglyceride',
      'Polyglyceryl-4 Isostearate', 'Mica', 'Nylon-12', 'Silica', 'Caffeine', 'Sodium Hyaluronate',
      'Disteardimonium Hectorite', 'Magnesium Sulfate', 'Tocopherol', 'Phenoxyethanol', 'CI 77891', 'CI 77492',
      'CI 77491', 'CI 77499',
    ],
    benefits: [
      'Softens the look of shadows and redness',
      'Medium coverage that stays flexible',
      'Light-diffusing finish without shimmer',
    ],
  },
  'mkp-003': {
    ingredients: [
      'Talc', 'Mica', 'Zinc Stearate', 'Silica', 'Caprylic/Capric Triglyceride', 'Squalane',
      'Dimethicone', 'Zea Mays Starch', 'Rosa Damascena Flower Extract', 'Tocopheryl Acetate', 'Caprylyl Glycol', 'Phenoxyethanol',
      'CI 77891', 'CI 77491', 'CI 15850', 'CI 45410',
    ],
    benefits: [
      'Sheer color that builds layer by layer',
      'A soft matte finish with no visible shimmer',
      'Silky powder that blends without patches',
    ],
  },
  'mkp-004': {
    ingredients: [
      'Aqua', 'Styrene/Acrylates/Ammonium Methacrylate Copolymer', 'CI 77266', 'Butylene Glycol', 'Propanediol', 'PEG-40 Hydrogenated Castor Oil',
      'Glycerin', 'Panthenol', 'Sodium Dehydroacetate', 'Laureth-21', 'Ammonium Hydroxide', 'Caprylyl Glycol',
      'Ethylhexylglycerin', 'Phenoxyethanol',
    ],
    benefits: [
      'Full black in a single stroke',
      'From the finest line to a bold wing',
      'Dries quickly and keeps its edge',
      'Comes off easily with cleanser',
    ],
  },
  'mkp-005': {
    ingredients: [
      'Dimethicone', 'Ricinus Communis Seed Oil', 'Octyldodecanol', 'Candelilla Cera', 'Silica', 'Polyethylene',
      'Simmondsia Chinensis Seed Oil', 'Butyrospermum Parkii Butter', 'Cera Microcristallina', 'Kaolin', 'Tocopherol', 'Vanillin',
      'CI 77891', 'CI 15850', 'CI 77491', 'CI 45410',
    ],
    benefits: [
      'Full color in one pass',
      'A comfortable, soft matte finish',
      'Keeps its shape without feathering',
      'Five shades for day and evening',
    ],
  },
  'mkp-006': {
    ingredients: [
      'Aqua', 'Mica', 'Glycerin', 'Squalane', 'Propanediol', 'Caprylic/Capric Triglyceride',
      'Synthetic Fluorphlogopite', 'Sodium Hyaluronate', 'Polyglyceryl-6 Distearate', 'Sodium Polyacrylate', 'Tin Oxide', 'Tocopherol',
      'Ethylhexylglycerin', 'Phenoxyethanol', 'CI 77891', 'CI 77491',
    ],
    benefits: [
      'A fine champagne sheen with no visible glitter',
      'Wear alone, over makeup or mixed into foundation',
      'Light texture that blends with a fingertip',
    ],
  },
};
