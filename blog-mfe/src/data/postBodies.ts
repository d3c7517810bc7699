import { aSimpleRoutineMorningAndNight } from './posts/a-simple-routine-morning-and-night';
import { howToReadAnIngredientList } from './posts/how-to-read-an-ingredient-list';
import { softEveningMakeupInFifteenMinutes } from './posts/soft-evening-makeup-in-fifteen-minutes';

/** The bodies of the sample posts by slug; separate from the posts so that only article pages load them. */
export const postBodies: Record<string, string> = {
  'a-simple-routine-morning-and-night': aSimpleRoutineMorningAndNight,
  'soft-evening-makeup-in-fifteen-minutes': softEveningMakeupInFifteenMinutes,
  'how-to-read-an-ingredient-list': howToReadAnIngredientList,
};
