export * from './pageContexts';
