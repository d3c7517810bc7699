export { createPageContext, shareContext } from './pageContexts';
export { usePageContexts, withPageContexts } from './usePageContexts';
