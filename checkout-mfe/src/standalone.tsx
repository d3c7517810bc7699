import { mountStandalone } from '@glow/shared/standalone';
import { Screens } from './routes';

mountStandalone('checkout', { Screens });
