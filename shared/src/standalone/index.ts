export { FragmentBox } from './FragmentBox';
export { mountStandalone } from './mountStandalone';
