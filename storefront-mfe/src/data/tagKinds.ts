import type { TagKind } from '@glow/shared/catalog';

/** Tags that say what a product is for, by kind (COL-44, PROD-84). */
export const TAG_KINDS: Readonly<Record<string, readonly string[]>> = {
  'Skin type': ['dry skin', 'combination skin', 'oily skin', 'sensitive skin'],
  Concern: ['hydrating', 'brightening', 'fine lines'],
  Finish: ['natural finish', 'blurring', 'matte', 'dewy', 'luminous'],
};

/** Chosen tags of no kind form a kind of their own. */
export function tagsByKind(chosen: readonly string[]): TagKind[] {
  const kinds = Object.values(TAG_KINDS).map((offered) => ({
    offered: [...offered],
    chosen: chosen.filter((tag) => offered.includes(tag)),
  }));
  const others = chosen.filter((tag) => kinds.every(({ offered }) => !offered.includes(tag)));
  return others.length > 0 ? [...kinds, { offered: [], chosen: others }] : kinds;
}
