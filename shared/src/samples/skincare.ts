import { samplesOf } from './describeSamples';

/** The six skincare products of the sample catalogue, in line-sheet order (CAT-2). */
export const skincare = samplesOf('skincare', [
  {
    id: 'skn-001',
    name: 'Glow Radiance Vitamin C Serum',
    brand: 'Glow Lab',
    price: 89_00,
    originalPrice: 110_00,
    subcategory: 'serums',
    description:
      'A light, golden serum with 15% vitamin C for skin that looks even and awake. It sinks in within a minute, sits comfortably under moisturizer and sunscreen, and comes in amber glass to shield the formula from light.',
    variants: [
      { id: '30ml', name: 'Full size 30 ml', type: 'size', value: '30 ml', inStock: true, stockCount: 30 },
      {
        id: 'travel-15ml',
        name: 'Travel size 15 ml',
        type: 'size',
        value: 'Travel 15 ml',
        price: 45_00,
        inStock: true,
        stockCount: 18,
      },
      {
        id: '50ml-refill',
        name: 'Refill 50 ml',
        type: 'size',
        value: '50 ml refill',
        price: 119_00,
        inStock: false,
        stockCount: 0,
      },
    ],
    stockCount: 48,
    rating: 4.8,
    reviewCount: 324,
    isBestseller: true,
    tags: ['glow', 'vitamin c', 'brightening', 'antioxidant', 'morning', 'travel size'],
    ingredients:
      'Aqua, 3-O-Ethyl Ascorbic Acid, Propanediol, Glycerin, Pentylene Glycol, Niacinamide, Ferulic Acid, Sodium Hyaluronate, Panthenol, Tocopherol, Bisabolol, Glycyrrhiza Glabra Root Extract, Xanthan Gum, Sodium Citrate, Citric Acid, Trisodium Ethylenediamine Disuccinate, Ethylhexylglycerin, Phenoxyethanol',
    benefits: [
      'Brightens the look of dull, tired skin',
      'Evens the appearance of skin tone with daily use',
      'Layers under sunscreen and makeup without pilling',
      'Free of added fragrance and essential oils',
    ],
  },
  {
    id: 'skn-002',
    name: 'Midnight Repair Cream',
    brand: 'Aurelle',
    price: 125_00,
    subcategory: 'moisturizers',
    description:
      'A deeply cushioned night cream that wraps dry skin in ceramides, squalane and shea butter. Smooth it on as the last step of the evening and wake to skin that feels rested, soft and well looked after.',
    stockCount: 22,
    rating: 4.9,
    reviewCount: 187,
    isNew: true,
    isBestseller: true,
    tags: ['night cream', 'ceramides', 'bakuchiol', 'dry skin', 'evening'],
    ingredients:
      'Aqua, Glycerin, Squalane, Butyrospermum Parkii Butter, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate Citrate, Niacinamide, Bakuchiol, Ceramide NP, Ceramide AP, Ceramide EOP, Cholesterol, Phytosphingosine, Sodium Hyaluronate, Palmitoyl Tripeptide-1, Tocopherol, Carbomer, Xanthan Gum, Ethylhexylglycerin, Phenoxyethanol',
    benefits: [
      'Comforts dry skin through the night',
      'Leaves the surface visibly smoother by morning',
      'Supports the skin barrier with three ceramides',
      'Rich on the fingertips, never heavy on the pillow',
    ],
  },
  {
    id: 'skn-003',
    name: 'Cloud Foam Gentle Cleanser',
    brand: 'Botanica',
    price: 34_00,
    subcategory: 'cleansers',
    description:
      'A soft, low-foaming wash made with mild coconut-derived cleansers and oat extract. It lifts away sunscreen and the day without leaving skin tight, and it is gentle enough for morning and night.',
    stockCount: 120,
    rating: 4.7,
    reviewCount: 412,
    isBestseller: true,
    tags: ['face wash', 'foam', 'sensitive skin', 'sulfate free', 'morning', 'evening'],
    ingredients:
      'Aqua, Sodium Cocoyl Isethionate, Cocamidopropyl Betaine, Glycerin, Coco-Glucoside, Sodium Cocoyl Glutamate, Glyceryl Oleate, Panthenol, Avena Sativa Kernel Extract, Eucalyptus Globulus Leaf Extract, Aloe Barbadensis Leaf Juice, Allantoin, Sodium Chloride, Citric Acid, Sodium Benzoate, Potassium Sorbate',
    benefits: [
      'Cleans without a tight, stripped feeling',
      'Takes off light makeup and daily sunscreen',
      'Mild enough to use twice a day',
    ],
  },
  {
    id: 'skn-004',
    name: 'Bright Eyes Peptide Eye Cream',
    brand: 'Glow Lab',
    price: 72_00,
    originalPrice: 85_00,
    subcategory: 'eye-care',
    description:
      'A silky eye cream that pairs peptides with caffeine to refresh the look of tired eyes. The airless pump gives just enough for both sides, and the finish is smooth enough to wear under concealer.',
    stockCount: 8,
    rating: 4.6,
    reviewCount: 96,
    isNew: true,
    tags: ['eye cream', 'peptides', 'caffeine', 'brightening', 'fine lines'],
    ingredients:
      'Aqua, Glycerin, Squalane, Propanediol, Cetearyl Olivate, Sorbitan Olivate, Niacinamide, Caffeine, Palmitoyl Tetrapeptide-7, Palmitoyl Tripeptide-1, Acetyl Tetrapeptide-5, Sodium Hyaluronate, Cucumis Sativus Fruit Extract, Panthenol, Tocopheryl Acetate, Carbomer, Sodium Hydroxide, Ethylhexylglycerin, Phenoxyethanol',
    benefits: [
      'Refreshes the look of tired eyes',
      'Softens the appearance of fine, dry lines',
      'A smooth base for concealer',
      'Free of added fragrance',
    ],
  },
  {
    id: 'skn-005',
    name: 'Rose Petal Balancing Toner',
    brand: 'Botanica',
    price: 42_00,
    subcategory: 'toners',
    description:
      'A clear, petal-pink toner of rose water, glycerin and witch hazel water, made without drying alcohol. Press it in with your palms after cleansing to leave skin fresh, supple and ready for serum.',
    stockCount: 64,
    rating: 4.5,
    reviewCount: 158,
    tags: ['rose water', 'hydrating', 'alcohol free', 'combination skin'],
    ingredients:
      'Rosa Damascena Flower Water, Aqua, Glycerin, Butylene Glycol, Hamamelis Virginiana Water, Betaine, Panthenol, Sodium PCA, Sodium Hyaluronate, Rosa Canina Fruit Extract, Allantoin, Lactic Acid, Sodium Lactate, Sodium Benzoate, Potassium Sorbate, CI 17200',
    benefits: [
      'Refreshes skin straight after cleansing',
      'Adds a first, weightless layer of moisture',
      'Balances the feel of combination skin',
      'Made without drying alcohol',
    ],
  },
  {
    id: 'skn-006',
    name: 'Invisible Shield Mineral Sunscreen SPF 50',
    brand: 'Solenne',
    price: 38_00,
    subcategory: 'sunscreen',
    description:
      'A daily mineral sunscreen with zinc oxide and titanium dioxide, milled fine so that it blends down to a soft, clear finish. It wears lightly alone, sits well under makeup and leaves no scent behind.',
    stockCount: 0,
    rating: 4.7,
    reviewCount: 271,
    tags: ['spf', 'sun care', 'mineral', 'zinc oxide', 'morning'],
    ingredients:
      'Aqua, Zinc Oxide, Caprylic/Capric Triglyceride, Coco-Caprylate/Caprate, Titanium Dioxide, Propanediol, Polyglyceryl-3 Polyricinoleate, Glycerin, Squalane, Polyhydroxystearic Acid, Isostearic Acid, Silica, Alumina, Magnesium Sulfate, Niacinamide, Tocopherol, Bisabolol, Caprylyl Glycol, Phenoxyethanol',
    benefits: [
      'Broad-spectrum SPF 50 from mineral filters alone',
      'Blends to a soft, clear finish',
      'Sits well under foundation',
      'Free of added fragrance',
    ],
  },
]);
