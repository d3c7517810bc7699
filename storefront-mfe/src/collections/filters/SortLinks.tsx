import type { SortLinksProps } from './SortLinks.server';

/** The browser does not render parts for pages without JavaScript. */
export const SortLinks: (props: SortLinksProps) => null = () => null;
