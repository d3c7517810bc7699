export { DeferredContent } from './DeferredContent';
export { isFilled, keepFields, loadRestoring } from './keepFields';
export {
  PRE_HYDRATION_CLICK,
  preHydrationClickProps,
  readPreHydrationClicks,
  type PreHydrationClick,
} from './preHydrationClicks';
export { ServedSuspense } from './ServedSuspense';
export { takeMatchingPreHydrationClicks } from './takeMatchingPreHydrationClicks';
export { useIsHydrated } from './useIsHydrated';
export { useReplayedClicks } from './useReplayedClicks';
export { useReplayedNavigation } from './useReplayedNavigation';
