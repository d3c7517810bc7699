import { mountStandalone } from '@glow/shared/standalone';
import { Screens } from './routes';

mountStandalone('account', { Screens });
