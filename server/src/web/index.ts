export { compiledScripts } from './pages/browserScripts';
export { readProcessUse } from './rendering/processUse';
