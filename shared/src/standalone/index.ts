export { StandaloneFragment } from './StandaloneFragment';
export { showError } from './showError';
export { mountStandalone } from './mountStandalone';
