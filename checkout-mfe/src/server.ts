export { Screens } from './routes';
