import type { PageData } from '@glow/shared/app';

/** The data of the shell's routes. */
export const pageData: PageData = {};
