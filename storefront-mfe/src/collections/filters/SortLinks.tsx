import type { SortLinksProps } from './SortLinks.server';

/** Nothing in the browser, which does not render what is for pages without JavaScript. */
export const SortLinks: (props: SortLinksProps) => null = () => null;
