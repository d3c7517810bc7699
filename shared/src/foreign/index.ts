export { forAnyHost } from './forAnyHost';
export { mountOf } from './mountOf';
