/**
 * Key ingredients, each by a part of its name in lower case, in one sentence (PROD-82): what they are and do in a formula, no promise. On the
 * server only: a page's data brings those of its product.
 */
const ENTRIES = [
  { part: 'ascorbic acid', text: 'A form of vitamin C, an antioxidant that is used to even the look of skin tone.' },
  { part: 'niacinamide', text: 'Vitamin B3, used to refine the look of pores and to support the skin barrier.' },
  { part: 'ferulic acid', text: 'An antioxidant from plants that helps to keep vitamins C and E stable.' },
  { part: 'hyaluronate', text: 'A salt of hyaluronic acid, which binds water at the surface of skin.' },
  { part: 'panthenol', text: 'Provitamin B5, which attracts water and leaves skin feeling calm.' },
  { part: 'glycyrrhiza', text: 'Licorice root, used where skin tone looks uneven.' },
  { part: 'bisabolol', text: 'A soothing component of chamomile oil.' },
  { part: 'squalane', text: 'A light, stable oil that softens without a greasy film.' },
  { part: 'bakuchiol', text: 'A plant extract that is used much as retinol is, and is easier on most skin.' },
  { part: 'ceramide', text: 'A lipid that skin makes itself, and part of what keeps water in.' },
  { part: 'cholesterol', text: 'A lipid of the skin barrier, at its best together with ceramides.' },
  { part: 'peptide', text: 'A short chain of amino acids, used to smooth the look of fine lines.' },
  { part: 'butyrospermum', text: 'Shea butter, a rich plant fat that cushions dry skin.' },
  { part: 'caffeine', text: 'Used around the eyes, where it refreshes the look of puffy skin.' },
  { part: 'avena sativa', text: 'Oat, long used to comfort skin that is easily upset.' },
  { part: 'aloe barbadensis', text: 'The juice of aloe leaves, cooling and light.' },
  { part: 'eucalyptus', text: 'An extract of eucalyptus leaves, fresh on skin.' },
  { part: 'allantoin', text: 'A mild conditioner that leaves skin feeling smooth.' },
  {
    part: 'lactic acid',
    text: 'A gentle acid; in small amounts it sets the balance of a formula, in larger ones it exfoliates.',
  },
  { part: 'rosa damascena', text: 'From the petals of the damask rose, with a faint scent of its own.' },
  { part: 'rosa canina', text: 'Rosehip, a fruit rich in antioxidants.' },
  { part: 'hamamelis', text: 'Witch hazel water, which leaves skin feeling fresh.' },
  { part: 'cucumis', text: 'Cucumber, used for its cool, watery feel.' },
  { part: 'zinc oxide', text: 'A mineral filter that stays on the surface and covers both UVA and UVB light.' },
  { part: 'titanium dioxide', text: 'A white mineral: a filter of UV light in sunscreen, a pigment in makeup.' },
  { part: 'simmondsia', text: 'Jojoba, a liquid wax that is close to the oils of skin itself.' },
  { part: 'ricinus', text: 'Castor oil, which gives color its slip and shine.' },
  { part: 'candelilla', text: 'A plant wax that gives a stick its shape.' },
  { part: 'silica', text: 'A fine mineral powder that takes up shine and blurs.' },
  { part: 'kaolin', text: 'A soft white clay that takes up oil.' },
  { part: 'mica', text: 'A mineral in fine plates that catch the light.' },
  { part: 'tocopher', text: 'Vitamin E, an antioxidant that also keeps oils fresh.' },
];

/** Most ingredients that are explained of one product; those first on the pack count most. */
const MAX_EXPLAINED = 6;

/** The key ingredients of a product, as on the pack and in its order, each with one sentence about it, each sentence once. */
export function explainedIngredients(ingredients: readonly string[]) {
  const explained = new Map<(typeof ENTRIES)[number], string>();
  for (const name of ingredients) {
    const entry = ENTRIES.find(({ part }) => name.toLowerCase().includes(part));
    if (entry && !explained.has(entry)) explained.set(entry, name);
  }
  return [...explained].slice(0, MAX_EXPLAINED).map(([{ text }, name]) => ({ name, text }));
}
