import { runAlone } from '@glow/shared/standalone';
import { Screens } from './routes';

runAlone('checkout', Screens);
