export { StandaloneFragment } from './StandaloneFragment';
export { mountStandalone } from './mountStandalone';
