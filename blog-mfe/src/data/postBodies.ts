import routine from './posts/a-simple-routine-morning-and-night.md';
import ingredientList from './posts/how-to-read-an-ingredient-list.md';
import eveningMakeup from './posts/soft-evening-makeup-in-fifteen-minutes.md';

/** By slug; separate from the posts, so that lists of articles do not load them. */
export const postBodies: Record<string, string> = {
  'a-simple-routine-morning-and-night': routine,
  'soft-evening-makeup-in-fifteen-minutes': eveningMakeup,
  'how-to-read-an-ingredient-list': ingredientList,
};
