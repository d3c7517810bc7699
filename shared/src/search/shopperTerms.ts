import type { Category, Subcategory } from '@glow/shared/catalog';

/** What shoppers call the products of a subcategory, in the singular and the plural, with American and Canadian spellings. */
export const SUBCATEGORY_TERMS: Record<Subcategory, string[]> = {
  serums: ['serum', 'serums'],
  moisturizers: ['moisturizer', 'moisturizers', 'face cream', 'face creams', 'lotion'],
  cleansers: ['cleanser', 'cleansers', 'face wash', 'facewash', 'cleansing'],
  'eye-care': ['eye care', 'eye cream', 'eye creams', 'eye gel'],
  toners: ['toner', 'toners', 'face tonic', 'face mist'],
  sunscreen: ['sunscreen', 'sunscreens', 'sun screen', 'sun cream', 'sunblock', 'sun care', 'spf'],
  foundation: ['foundation', 'foundations', 'base makeup', 'tinted base'],
  concealer: ['concealer', 'concealers', 'cover up', 'dark circles'],
  blush: ['blush', 'blushes', 'blusher', 'blushers', 'rouge'],
  eyeliner: ['eyeliner', 'eyeliners', 'eye liner', 'eye liners'],
  lipstick: ['lipstick', 'lipsticks', 'lip stick', 'lip color', 'lip colors'],
  highlighter: ['highlighter', 'highlighters', 'illuminator', 'luminizer', 'strobe'],
};

/** What shoppers call the products of a category. */
export const CATEGORY_TERMS: Record<Category, string[]> = {
  skincare: ['skincare', 'skin care'],
  makeup: ['makeup', 'make up', 'make-up', 'cosmetics'],
};

/** What shoppers call a product with the bestseller flag. */
export const BESTSELLER_TERMS = ['bestseller', 'bestsellers', 'best seller', 'best sellers', 'best selling'];

/** What shoppers call a product with the new flag. */
export const NEW_TERMS = ['new', 'new in', 'new arrival', 'new arrivals'];

/** What shoppers call the products of Glow Kits. */
export const KIT_TERMS = ['kit', 'kits'];

/**
 * What shoppers call ingredients, by a part of the ingredient's name on the pack, in lower case. No word that many of them share, such as
 * "vitamin": each word of a search is found on its own.
 */
export const INGREDIENT_TERMS: readonly (readonly [part: string, terms: string[]])[] = [
  ['ascorbic acid', ['vitamin c']],
  ['niacinamide', ['b3', 'nicotinamide']],
  ['panthenol', ['b5']],
  ['bakuchiol', ['retinol', 'retinoid']],
  ['hyaluronate', ['hyaluronic acid']],
  ['ceramide', ['ceramides']],
  ['peptide', ['peptides']],
  ['lactic acid', ['aha', 'exfoliating acid']],
  ['glycyrrhiza', ['licorice', 'liquorice']],
  ['butyrospermum', ['shea butter']],
  ['simmondsia', ['jojoba oil']],
  ['ricinus', ['castor oil']],
  ['candelilla', ['candelilla wax']],
  ['avena sativa', ['oat']],
  ['aloe barbadensis', ['aloe vera']],
  ['cucumis', ['cucumber']],
  ['hamamelis', ['witch hazel']],
  ['rosa damascena', ['rose water', 'damask rose']],
  ['rosa canina', ['rosehip']],
];

/** Parts of words that are spelled in two ways. */
export const SPELLINGS: readonly (readonly [string, string])[] = [
  ['color', 'colour'],
  ['moisturiz', 'moisturis'],
  ['luminiz', 'luminis'],
  ['gray', 'grey'],
  ['fiber', 'fibre'],
  ['liter', 'litre'],
  ['center', 'centre'],
  ['aluminum', 'aluminium'],
  ['sulfat', 'sulphat'],
];
