export { theme } from './theme';
export { onLowScreens, sticky } from './sticky';
