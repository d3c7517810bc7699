/** Stays at an edge of the screen or of its scroll container; on low screens `GlobalStyle` sets it to `static`. */
export const sticky = { position: 'var(--sticky, sticky)' as 'sticky' };

/** Screens too low for bars beside the content, as a desktop at 400 % zoom. */
export const onLowScreens = '@media (max-height: 30em)';
