/** Screens too low for bars beside the content, as a desktop at 400 % zoom. */
export const onLowScreens = '@media (max-height: 30em)';
