export { pageData } from './pageData';
export { Screens } from './routes';
