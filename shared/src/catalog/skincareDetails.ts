import type { ProductDetails } from './productTypes';

/** Details of the six skincare products, by product id. */
export const skincareDetails: Readonly<Record<string, ProductDetails>> = {
  'skn-001': {
    ingredients: [
      'Aqua', '3-O-Ethyl Ascorbic Acid', 'Propanediol', 'Glycerin', 'Pentylene Glycol', 'Niacinamide',
      'Ferulic Acid', 'Sodium Hyaluronate', 'Panthenol', 'Tocopherol', 'Bisabolol', 'Glycyrrhiza Glabra Root Extract',
      'Xanthan Gum', 'Sodium Citrate', 'Citric Acid', 'Trisodium Ethylenediamine Disuccinate', 'Ethylhexylglycerin', 'Phenoxyethanol',
    ],
    benefits: [
      'Brightens the look of dull, tired skin',
      'Evens the appearance of skin tone with daily use',
      'Layers under sunscreen and makeup without pilling',
      'Free of added fragrance and essential oils',
    ],
  },
  'skn-002': {
    ingredients: [
      'Aqua', 'Glycerin', 'Squalane', 'Butyrospermum Parkii Butter', 'Caprylic/Capric Triglyceride', 'Cetearyl Alcohol',
      'Glyceryl Stearate Citrate', 'Niacinamide', 'Bakuchiol', 'Ceramide NP', 'Ceramide AP', 'Ceramide EOP',
      'Cholesterol', 'Phytosphingosine', 'Sodium Hyaluronate', 'Palmitoyl Tripeptide-1', 'Tocopherol', 'Carbomer',
      'Xanthan Gum', 'Ethylhexylglycerin', 'Phenoxyethanol',
    ],
    benefits: [
      'Comforts dry skin through the night',
      'Leaves the surface visibly smoother by morning',
      'Supports the skin barrier with three ceramides',
      'Rich on the fingertips, never heavy on the pillow',
    ],
  },
  'skn-003': {
    ingredients: [
      'Aqua', 'Sodium Cocoyl Isethionate', 'Cocamidopropyl Betaine', 'Glycerin', 'Coco-Glucoside', 'Sodium Cocoyl Glutamate',
      'Glyceryl Oleate', 'Panthenol', 'Avena Sativa Kernel Extract', 'Eucalyptus Globulus Leaf Extract', 'Aloe Barbadensis Leaf Juice', 'Allantoin',
      'Sodium Chloride', 'Citric Acid', 'Sodium Benzoate', 'Potassium Sorbate',
    ],
    benefits: [
      'Cleans without a tight, stripped feeling',
      'Takes off light makeup and daily sunscreen',
      'Mild enough to use twice a day',
    ],
  },
  'skn-004': {
    ingredients: [
      'Aqua', 'Glycerin', 'Squalane', 'Propanediol', 'Cetearyl Olivate', 'Sorbitan Olivate',
      'Niacinamide', 'Caffeine', 'Palmitoyl Tetrapeptide-7', 'Palmitoyl Tripeptide-1', 'Acetyl Tetrapeptide-5', 'Sodium Hyaluronate',
      'Cucumis Sativus Fruit Extract', 'Panthenol', 'Tocopheryl Acetate', 'Carbomer', 'Sodium Hydroxide', 'Ethylhexylglycerin',
      'Phenoxyethanol',
    ],
    benefits: [
      'Refreshes the look of tired eyes',
      'Softens the appearance of fine, dry lines',
      'A smooth base for concealer',
      'Free of added fragrance',
    ],
  },
  'skn-005': {
    ingredients: [
      'Rosa Damascena Flower Water', 'Aqua', 'Glycerin', 'Butylene Glycol', 'Hamamelis Virginiana Water', 'Betaine',
      'Panthenol', 'Sodium PCA', 'Sodium Hyaluronate', 'Rosa Canina Fruit Extract', 'Allantoin', 'Lactic Acid',
      'Sodium Lactate', 'Sodium Benzoate', 'Potassium Sorbate', 'CI 17200',
    ],
    benefits: [
      'Refreshes skin straight after cleansing',
      'Adds a first, weightless layer of moisture',
      'Balances the feel of combination skin',
      'Made without drying alcohol',
    ],
  },
  'skn-006': {
    ingredients: [
      'Aqua', 'Zinc Oxide', 'Caprylic/Capric Triglyceride', 'Coco-Caprylate/Caprate', 'Titanium Dioxide', 'Propanediol',
      'Polyglyceryl-3 Polyricinoleate', 'Glycerin', 'Squalane', 'Polyhydroxystearic Acid', 'Isostearic Acid', 'Silica',
      'Alumina', 'Magnesium Sulfate', 'Niacinamide', 'Tocopherol', 'Bisabolol', 'Caprylyl Glycol',
      'Phenoxyethanol',
    ],
    benefits: [
      'Broad-spectrum SPF 50 from mineral filters alone',
      'Blends to a soft, clear finish',
      'Sits well under foundation',
      'Free of added fragrance',
    ],
  },
};
