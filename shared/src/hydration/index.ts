export { DeferredContent } from './DeferredContent';
export {
  PRE_HYDRATION_CLICK,
  hasPreHydrationClicks,
  preHydrationClickProps,
  readPreHydrationClicks,
  takePreHydrationClicks,
  type PreHydrationClick,
} from './preHydrationClicks';
export { takeMatchingPreHydrationClicks } from './takeMatchingPreHydrationClicks';
export { useIsHydrated } from './useIsHydrated';
export { useReplayedChoice } from './useReplayedChoice';
export { useReplayedClicks } from './useReplayedClicks';
export { useReplayedInput } from './useReplayedInput';
export { useReplayedNavigation } from './useReplayedNavigation';
