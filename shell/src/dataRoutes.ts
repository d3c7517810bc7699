import type { RemoteModule } from '@glow/shared/app';
import { pageData } from './pageData';
import { shellScreens } from './routing/shellScreens';

/** The shell as the owner of URLs: its screens and its data. */
export const shellModule: Pick<RemoteModule, 'Screens' | 'pageData'> = { Screens: shellScreens, pageData };
