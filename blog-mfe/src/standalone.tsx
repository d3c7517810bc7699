import { mountStandalone } from '@glow/shared/standalone';
import { pageData } from './pageData';
import { Screens } from './routes';

mountStandalone('blog', { Screens, pageData });
