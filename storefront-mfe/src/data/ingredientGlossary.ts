import glossary from './ingredientGlossary.json' with { type: 'json' };

/** Sentences, which promise nothing, by part of an ingredient's name in lower case (PROD-82); for the server only. */
const ENTRIES = Object.entries(glossary);

/** Ingredients that come first on the pack are explained first, up to this number. */
const MAX_EXPLAINED = 6;

/** Key ingredients in the order of the pack, each with a sentence about it; no sentence comes twice. */
export function explainedIngredients(ingredients: readonly string[]) {
  const explained = new Map<(typeof ENTRIES)[number], string>();
  for (const name of ingredients) {
    const entry = ENTRIES.find(([part]) => name.toLowerCase().includes(part));
    if (entry && !explained.has(entry)) explained.set(entry, name);
  }
  return [...explained].slice(0, MAX_EXPLAINED).map(([[, text], name]) => ({ name, text }));
}
