export { mounted, type Mount } from './mounted';
