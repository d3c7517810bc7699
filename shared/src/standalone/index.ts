export { runAlone } from './runAlone';
