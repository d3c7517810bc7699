import glossary from './ingredientGlossary.json' with { type: 'json' };

/**
 * Key ingredients, each by a part of its name in lower case, in one sentence (PROD-82): what they are and do in a formula, no promise. On the
 * server only: a page's data brings those of its product.
 */
const ENTRIES = Object.entries(glossary);

/** Most ingredients that are explained of one product; those first on the pack count most. */
const MAX_EXPLAINED = 6;

/** The key ingredients of a product, as on the pack and in its order, each with one sentence about it, each sentence once. */
export function explainedIngredients(ingredients: readonly string[]) {
  const explained = new Map<(typeof ENTRIES)[number], string>();
  for (const name of ingredients) {
    const entry = ENTRIES.find(([part]) => name.toLowerCase().includes(part));
    if (entry && !explained.has(entry)) explained.set(entry, name);
  }
  return [...explained].slice(0, MAX_EXPLAINED).map(([[, text], name]) => ({ name, text }));
}
