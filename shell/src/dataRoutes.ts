import type { RemoteModule } from '@glow/shared/app';
import { pageData } from './pageData';
import { shellScreens } from './routing/shellScreens';

export const shellModule: Pick<RemoteModule, 'Screens' | 'pageData'> = { Screens: shellScreens, pageData };
