import { visuallyHidden } from '@glow/shared/ui';

/** Style of a heading that narrow screens have no room for: it is still read out. */
export const hiddenOnNarrow = { '@media (max-width: 63.99em)': visuallyHidden } as const;
