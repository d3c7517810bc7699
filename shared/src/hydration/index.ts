export { DeferredContent, ServedSuspense, useIsHydrated } from './ServedSuspense';
export { isFilled, keepFields } from './keepFields';
export {
  PRE_HYDRATION_CLICK,
  preHydrationClickProps,
  readPreHydrationClicks,
  type PreHydrationClick,
} from './preHydrationClicks';
export { takeMatchingPreHydrationClicks } from './takeMatchingPreHydrationClicks';
export { useReplayedClicks } from './useReplayedClicks';
export { useReplayedNavigation } from './useReplayedNavigation';
