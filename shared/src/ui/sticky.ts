/** Screens too low for bars beside the content, as a desktop at 400 % zoom. */
export const onLowScreens = '@media (max-height: 30em)';

/** The position of what stays at an edge of the screen, or of its scroll container, where the screen has room for it. */
export const sticky = { position: 'sticky', [onLowScreens]: { position: 'static' } } as const;
